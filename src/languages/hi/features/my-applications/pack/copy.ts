import type * as English from '../../../../../features/my-applications/pack/copy'
import type { Words } from '../../../../words'
import { plural } from '../../../../../lib/grammar'
import {
  packCopy as official,
  paperCopy as officialPaper,
} from '../../../../../features/my-applications/pack/copy'

export const packCopy = {
  print: 'प्रिंट करें या PDF के रूप में सेव करें',
  fullAadhaar: 'पूरे आधार नंबर प्रिंट करें',
  fullAadhaarHint:
    'नोडल अधिकारी के लिए, केवल इसी प्रिंट पर। उसके बाद यह विकल्प फिर बंद हो जाता है। पैक में पूरे नंबर कभी नहीं होते।',
  share: 'पैक शेयर करें',
  save: 'पैक सेव करें (ZIP)',
  what: 'पैक में आपका आवेदन, उसके जवाब और उसकी फ़ाइलें होती हैं। सेव किया हुआ पैक एक ZIP फ़ाइल है; कुछ ब्राउज़र उसकी फ़ाइलें अलग-अलग शेयर करते हैं।',
  cannotShare: 'यह ब्राउज़र पैक शेयर नहीं कर सकता: वह आपके डाउनलोड में सेव हो गया है',
  missingFiles: (count: number) =>
    plural(count, {
      one: 'पैक की एक फ़ाइल वैसी नहीं है जैसी सबमिट की गई थी',
      other: 'पैक की कुछ फ़ाइलें वैसी नहीं हैं जैसी सबमिट की गई थीं',
    }),
  missingFilesDetail: (count: number, names: string) =>
    plural(count, {
      one: `इस डिवाइस पर मौजूद नहीं या बदली हुई: ${names}। पैक के साथ असली फ़ाइल भी दें।`,
      other: `इस डिवाइस पर मौजूद नहीं या बदली हुई: ${names}। पैक के साथ असली फ़ाइलें भी दें।`,
    }),
  missing: (names: string) => `इस डिवाइस पर मौजूद नहीं: ${names}।`,
  missingToAdd: (count: number, names: string) =>
    plural(count, {
      one: `इस डिवाइस पर मौजूद नहीं: ${names}। आवेदन जमा करते समय असली फ़ाइल खुद लगाएँ।`,
      other: `इस डिवाइस पर मौजूद नहीं: ${names}। आवेदन जमा करते समय असली फ़ाइलें खुद लगाएँ।`,
    }),
  neverThere: (count: number, questions: string) =>
    plural(count, {
      one: `इस फ़ाइल के बिना सबमिट किया गया: ${questions}।`,
      other: `इन फ़ाइलों के बिना सबमिट किया गया: ${questions}।`,
    }),
  neverThereToAttach: (count: number, questions: string, startNew: string) =>
    plural(count, {
      one: `इस फ़ाइल के बिना सबमिट किया गया: ${questions}। इसे अटैच करने के लिए इस आवेदन के विवरण में ‘${startNew}’ दबाएँ।`,
      other: `इन फ़ाइलों के बिना सबमिट किया गया: ${questions}। इन्हें अटैच करने के लिए इस आवेदन के विवरण में ‘${startNew}’ दबाएँ।`,
    }),
  failed: 'पैक नहीं बन सका',
  failedDetail: 'कुछ नहीं बदला है। यह पेज दोबारा लोड करें, फिर कोशिश करें।',
  saved: 'पैक आपके डाउनलोड में सेव हो गया है',
  // Names of files stay in Latin letters: every computer of an office can write them.
  zipName: official.zipName,
  documentTitle: official.documentTitle,
  attachmentsFolder: official.attachmentsFolder,
  laterFolder: official.laterFolder,
} satisfies Words<typeof English.packCopy>

export const paperCopy = {
  scheme: 'छात्र स्टार्टअप और इनोवेशन नीति',
  number: 'अस्थायी आवेदन नंबर',
  applicant: 'आवेदक',
  email: 'ईमेल',
  institution: 'संस्थान',
  submitted: 'डिवाइस पर सबमिट किया',
  withdrawn: 'वापस लिया',
  notSent: 'यह आवेदन उस दिन से माना जाता है जब आपके नोडल अधिकारी को मिलता है: पोर्टल ने कुछ नहीं भेजा है।',
  notAnswered: 'जवाब नहीं दिया',
  // A margin of the sheet takes plain text alone, so the English stands in it.
  foot: (number: string) => `आवेदन / ${officialPaper.foot(number)}`,
  signatures: 'घोषणा और हस्ताक्षर',
  declaration:
    'हम घोषणा करते हैं कि इस आवेदन के जवाब सही और पूरे हैं, इसमें बताया गया विचार और काम हमारा अपना है, और यहाँ जिनके नाम हैं उन सबने भाग लेने की सहमति दी है। संस्थान इस आवेदन को समर्थन देता है।',
  lead: 'मुख्य इनोवेटर',
  mentor: 'मेंटर',
  head: 'संस्था प्रमुख',
  nameLine: 'नाम',
  signature: 'हस्ताक्षर और तारीख',
  signatureAndSeal: 'हस्ताक्षर, तारीख और मुहर',
  office: 'नोडल अधिकारी के लिए',
  receivedOn: 'मिलने की तारीख',
  receivedBy: 'किसे मिला (नाम)',
  sealAndSignature: 'हस्ताक्षर और मुहर',
  aadhaarMasked: 'आधार नंबर के केवल आखिरी चार अंक दिखाए गए हैं। पूरे नंबर चाहिए तो आवेदक उन्हें प्रिंट कर सकता है।',
  aadhaarFull:
    'इस प्रिंट में पूरे आधार नंबर हैं। इसे आधार कार्ड जितना ही सुरक्षित रखें, और इसकी कॉपी या स्कैन न करें।',
  hash: 'कंटेंट हैश (SHA-256)',
  files: 'संलग्न फ़ाइलें',
  file: (name: string, size: string) => `${name}, ${size}`,
  noFiles: 'कोई फ़ाइल संलग्न नहीं है।',
  check:
    'जवाब जाँचने के लिए: जिस डिवाइस पर आवेदन सबमिट हुआ था उस पर उसकी रसीद खोलें और “नोडल अधिकारी के लिए” के नीचे answers.json या answers.txt चुनें। यह हैश उस फ़ाइल के “content” का SHA-256 है, जो JSON के रूप में, क्रम में लगी कुंजियों के साथ और खाली जगह के बिना लिखा जाता है।',
} satisfies Words<typeof English.paperCopy>

export const checkCopy = {
  section: 'नोडल अधिकारी के लिए',
  sectionText:
    'यह हैश प्रिंट पर और पैक में है। जिसके पास पैक हो वह यहाँ जाँच सकता है कि उसके जवाब वही हैं जो सबमिट किए गए थे।',
  title: 'जाँचें कि पैक बदला नहीं गया',
  hint: 'पैक की जवाबों वाली फ़ाइल यहाँ खींचकर लाएँ, या चुनें: answers.json, या उसकी फ़ाइलें अलग-अलग आई हों तो answers.txt।',
  choose: 'जवाबों वाली फ़ाइल चुनें',
  same: (number: string) => `वही सामग्री है: ${number} के रूप में यही सबमिट की गई थी।`,
  changed: 'वही सामग्री नहीं है: फ़ाइल बनने के बाद बदली गई है।',
  changedIn: (questions: string) =>
    `वही सामग्री नहीं है: फ़ाइल बनने के बाद बदली गई है। फ़र्क यहाँ है: ${questions}।`,
  question: (heading: string, question: string) => `${heading}, ${question}`,
  other: (number: string) => `वही सामग्री नहीं है: फ़ाइल जैसी बनी थी वैसी है, पर वह ${number} की है।`,
  unreadable:
    'यह किसी पैक की जवाबों वाली फ़ाइल नहीं है। उसकी ZIP में से answers.json चुनें, या उसकी फ़ाइलें अलग-अलग आई हों तो answers.txt चुनें।',
} satisfies Words<typeof English.checkCopy>
