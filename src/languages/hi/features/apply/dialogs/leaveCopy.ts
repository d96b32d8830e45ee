import type * as English from '../../../../../features/apply/dialogs/leaveCopy'
import type { Words } from '../../../../words'

export const leaveCopy = {
  title: 'यह फ़ॉर्म छोड़ना है?',
  keptUntil: (time: string) =>
    `${time} तक आपने जो लिखा वह इस डिवाइस पर सेव हुआ था। फ़ॉर्म छोड़ने पर उस समय के बाद का लिखा खो सकता है: पहले कॉपी सेव करें।`,
  nothingKept:
    'इस ड्राफ़्ट का कुछ भी इस डिवाइस पर सेव नहीं है। फ़ॉर्म छोड़ने पर वह खो सकता है: पहले कॉपी सेव करें।',
  leave: 'सेव किए बिना छोड़ें',
  stay: 'इसी फ़ॉर्म पर रहें',
} satisfies Words<typeof English.leaveCopy>

export const arrivingCopy = {
  title: 'अभी लॉगआउट करना है?',
  text: 'एक फ़ाइल अभी इस डिवाइस पर आ रही है। अभी लॉगआउट करेंगे, तो वह नहीं रहेगी।',
  leave: 'फ़ाइल के बिना लॉगआउट करें',
} satisfies Words<typeof English.arrivingCopy>
