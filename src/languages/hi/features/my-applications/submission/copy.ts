import type * as English from '../../../../../features/my-applications/submission/copy'
import type { Words } from '../../../../words'

export const submissionCopy = {
  files: 'आवेदन की फ़ाइलें',
  receipt: 'रसीद',
  withdraw: 'आवेदन वापस लें',
  withdrawn: (title: string) => `“${title}” वापस ले लिया गया है`,
  takeBack: 'वापस लेना रद्द करें',
  takenBack: (title: string) => `“${title}” फिर से चालू है`,
  startNew: 'इससे नया आवेदन शुरू करें',
  replaceDetail: (title: string) =>
    `आपका एक ड्राफ़्ट है, “${title}”। आगे बढ़ेंगे तो उसकी जगह नया आ जाएगा। जब तक इस डिवाइस पर जगह है, पुराना ड्राफ़्ट फ़ॉर्म में ‘पहले की स्थितियाँ’ में रहेगा।`,
  replace: 'नया ड्राफ़्ट रखें',
  keep: 'पुराना ड्राफ़्ट रहने दें',
  started: 'नया ड्राफ़्ट तैयार है, इस आवेदन के जवाबों और फ़ाइलों के साथ',
  draftIsBack: 'आपका पहले वाला ड्राफ़्ट वापस आ गया है',
  draftNotBack: 'आपका पहले वाला ड्राफ़्ट वापस नहीं लाया गया',
  stayed:
    'आप फ़ॉर्म पर रुके रहे, इसलिए उसका ड्राफ़्ट जैसा है वैसा ही रहेगा। अगर इस डिवाइस पर जगह थी, तो आपका पहले वाला ड्राफ़्ट वहाँ ‘पहले की स्थितियाँ’ में है।',
  draftChanged: 'नया ड्राफ़्ट उसके बाद बदला गया है, इसलिए वह जैसा है वैसा ही रहेगा।',
  failed: 'यह इस डिवाइस पर सेव नहीं हो सका',
  newerDetail: 'जो ड्राफ़्ट वहाँ है उसे पोर्टल के नए वर्शन ने लिखा है। कुछ नहीं बदला है।',
  failedDetail: 'कुछ नहीं बदला है। थोड़ी जगह खाली करें या पेज दोबारा लोड करें, फिर कोशिश करें।',
} satisfies Words<typeof English.submissionCopy>
