import type * as English from '../../../../ui/overlays/failureCopy'
import type { Words } from '../../../words'

export const change = {
  text: 'इस डिवाइस पर यह बदलाव नहीं हो सका',
  detail: 'सब कुछ पहले जैसा ही है। अगर यह डिवाइस भर गया है, तो थोड़ी जगह खाली करें और फिर से कोशिश करें।',
} satisfies Words<typeof English.change>

export const undo = {
  text: 'इसे पहले जैसा नहीं किया जा सका',
  detail:
    'सब कुछ वैसा ही है जैसा आपने आखिरी बार देखा था। अगर यह डिवाइस भर गया है, तो थोड़ी जगह खाली करें और फिर से कोशिश करें।',
} satisfies Words<typeof English.undo>

export const readFile = {
  text: 'यह फ़ाइल पढ़ी नहीं जा सकी',
  detail: 'कुछ नहीं बदला है। फिर से कोशिश करें; फिर भी न खुले, तो फ़ाइल जहाँ से आई थी वहाँ से दोबारा लें।',
} satisfies Words<typeof English.readFile>

export const saveCopy = {
  text: 'कॉपी सेव नहीं हो सकी',
  detail: 'उसमें जो आना था, वह अब भी इस डिवाइस पर है। फिर से कोशिश करें।',
} satisfies Words<typeof English.saveCopy>

export const install = {
  text: 'पोर्टल इंस्टॉल नहीं हो सका',
  detail: 'यह ब्राउज़र में अब भी चलता है। फिर से कोशिश करें, या ब्राउज़र के मेन्यू में इंस्टॉल ढूँढें।',
} satisfies Words<typeof English.install>
