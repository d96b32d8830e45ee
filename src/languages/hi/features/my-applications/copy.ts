import type * as English from '../../../../features/my-applications/copy'
import type { Words } from '../../../words'
import { plural } from '../../../../lib/grammar'

export const listCopy = {
  title: 'मेरे आवेदन',
  lead: 'आपके आवेदन: स्थिति, रकम और दस्तावेज़।',
  apply: 'नया PoC आवेदन',
  loading: 'आपके आवेदन लोड हो रहे हैं',
  tiles: 'आपके आवेदन आँकड़ों में',
  total: 'कुल',
  approved: 'मंज़ूर',
  pending: 'लंबित',
  pendingNote: 'समीक्षा जारी, या जमा किया',
  completed: 'पूरा',
  fundingReceived: 'मिली कुल फ़ंडिंग',
  sampleFunding: (amount: string) => `इसमें से ${amount} नमूना डेटा है`,
  sampleTiles: (own: number, total: number) =>
    own === 0
      ? 'नमूना डेटा: ये आँकड़े उदाहरण हैं, आपके नहीं'
      : plural(own, {
          one: `नमूना डेटा और आपका आवेदन मिलाकर: ${total} आवेदनों में से ${own} आपका है`,
          other: `नमूना डेटा और आपके आवेदन मिलाकर: ${total} आवेदनों में से ${own} आपके हैं`,
        }),
  filters: 'स्थिति के अनुसार आवेदन दिखाएँ',
  all: 'सभी',
  search: 'शीर्षक, नंबर या श्रेणी से खोजें',
  found: (count: number) => plural(count, { one: `${count} आवेदन`, other: `${count} आवेदन` }),
  showRest: (count: number) =>
    plural(count, { one: `बाकी ${count} आवेदन दिखाएँ`, other: `बाकी ${count} आवेदन दिखाएँ` }),
  none: 'कोई आवेदन नहीं मिला',
  noneHint: 'दूसरी स्थिति या कम शब्दों से कोशिश करें।',
  list: 'आवेदन',
} satisfies Words<typeof English.listCopy>

export const cardCopy = {
  provisional: (number: string) => `${number} (अस्थायी नंबर)`,
  priority: { high: 'उच्च प्राथमिकता', medium: 'मध्यम प्राथमिकता', low: 'कम प्राथमिकता' },
  type: 'प्रकार',
  category: 'श्रेणी',
  requested: 'माँगी गई रकम',
  received: 'मिली हुई रकम',
  submitted: 'सबमिट किया',
  funding: 'मिली हुई फ़ंडिंग',
  fundingShare: (percent: number, amount: string) => `${amount} का ${percent}%`,
  viewDetails: 'विवरण देखें',
  viewDetailsOf: (title: string) => `विवरण देखें: ${title}`,
} satisfies Words<typeof English.cardCopy>

export const detailsCopy = {
  information: 'जानकारी',
  number: 'आवेदन नंबर',
  status: 'स्थिति',
  priority: 'प्राथमिकता',
  priorityNotSet: 'अभी तय नहीं',
  mentor: 'मेंटर',
  nextDeadline: 'अगली अंतिम तारीख',
  noDeadline: 'कुछ बाकी नहीं है',
  documentsDue: 'माँगे गए दस्तावेज़; कोई तारीख तय नहीं है',
  handInDue: 'आवेदन पर हस्ताक्षर करके उसे जमा करना; कोई तारीख तय नहीं है',
  addToCalendar: 'कैलेंडर में जोड़ें',
  expectedDecision: 'निर्णय कब आ सकता है',
  noDecisionDue: 'कोई निर्णय बाकी नहीं है',
  decisionAfterDocuments: 'कार्यालय को दस्तावेज़ मिलने के बाद',
  notHandedIn: 'आपके आवेदन जमा करने के बाद 4 से 6 हफ़्तों में',
  decisionBetween: (from: string, until: string) => `${from} और ${until} के बीच`,
  comments: 'समीक्षा टिप्पणियाँ',
  noComments: 'अभी कोई टिप्पणी नहीं है।',
  milestones: 'माइलस्टोन',
  noMilestones: 'कोई आवेदन मंज़ूर होने के बाद ही उसके माइलस्टोन तय किए जाते हैं।',
  milestonesElsewhere: 'इस आवेदन के माइलस्टोन पोर्टल में नहीं हैं।',
  milestoneStatus: {
    pending: 'लंबित',
    in_progress: 'जारी',
    completed: 'पूरा',
    rejected: 'नामंज़ूर',
  },
  history: 'इतिहास',
  historyEntry: (what: string, when: string) => `${what}: ${when}`,
  downloadReport: 'रिपोर्ट डाउनलोड करें',
  close: 'बंद करें',
  deadlineEntry: (title: string) => `SSIP अंतिम तारीख: ${title}`,
  deadlineEntryText: (number: string) => `आवेदन ${number}। SSIP पोर्टल से सेव किया गया।`,
} satisfies Words<typeof English.detailsCopy>

export const uploadsCopy = {
  title: 'दस्तावेज़ और रिपोर्ट',
  hint: {
    sample: 'PDF, JPG या PNG। फ़ाइलें इस डिवाइस पर रहती हैं; कुछ भेजा नहीं जाता।',
    device: 'PDF, JPG या PNG। फ़ाइलें इस डिवाइस पर रहती हैं और पैक में जाती हैं; कुछ भेजा नहीं जाता।',
  },
  uploadDocuments: 'दस्तावेज़ अपलोड करें',
  uploadReport: 'रिपोर्ट अपलोड करें',
  none: 'अभी कुछ अपलोड नहीं किया है।',
  keeping: 'इस डिवाइस पर सेव हो रहा है…',
  kept: (count: number) =>
    plural(count, {
      one: `${count} फ़ाइल इस डिवाइस पर रखी गई है`,
      other: `${count} फ़ाइलें इस डिवाइस पर रखी गई हैं`,
    }),
  failed: (count: number) =>
    plural(count, { one: 'फ़ाइल रखी नहीं जा सकी', other: 'फ़ाइलें रखी नहीं जा सकीं' }),
  failedFull: 'यह डिवाइस भर गया है। थोड़ी जगह खाली करें और फिर से कोशिश करें।',
  failedOther: 'यह ब्राउज़र अभी पोर्टल को फ़ाइलें रखने नहीं देता। पेज दोबारा लोड करें, फिर कोशिश करें।',
  document: 'दस्तावेज़',
  report: 'रिपोर्ट',
  download: (name: string) => `${name} डाउनलोड करें`,
  remove: (name: string) => `${name} हटाएँ`,
  fileNote: (kind: string, size: string) => `${kind}, ${size}`,
  removed: (name: string) => `“${name}” हटाई गई है`,
  undo: 'पहले जैसा करें',
} satisfies Words<typeof English.uploadsCopy>

export const submissionCopy = {
  files: 'आवेदन की फ़ाइलें',
  receipt: 'रसीद',
  withdraw: 'आवेदन वापस लें',
  withdrawn: (title: string) => `“${title}” वापस ले लिया गया है`,
  undo: 'पहले जैसा करें',
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

export const receiptCopy = {
  title: 'रसीद',
  lead: 'आपका आवेदन इस डिवाइस पर रखा है। अब इसे जमा करें: कुछ भी भेजा नहीं गया है।',
  goesAtSignOut:
    'यहाँ कुछ भी सीलबंद नहीं हो सकता, इसलिए आपके लॉगआउट करने पर यह आवेदन इस कंप्यूटर से हटा दिया जाएगा। उससे पहले उसका पैक सेव या प्रिंट करें।',
  leadLater: 'आपने जो सबमिट किया, जैसा वह इस डिवाइस पर सेव है।',
  withdrawn: (when: string) => `आपने यह आवेदन ${when} को वापस लिया।`,
  preview: 'आवेदन प्रिंट में ऐसा दिखेगा',
  back: 'मेरे आवेदन',
  missing: 'यह आवेदन इस डिवाइस पर नहीं है',
  missingText:
    'रसीद उसी डिवाइस पर रहती है जिस पर आवेदन सबमिट किया गया था, और उसी के लिए जिसने सबमिट किया था।',
  unread: 'रसीद पढ़ी नहीं जा सकी',
  unreadText:
    'इस ब्राउज़र के स्टोरेज ने वैसा जवाब नहीं दिया जैसा देना चाहिए था। कुछ भी बदला या मिटा नहीं है। यह पेज दोबारा लोड करें; अगर ऐसा ही रहे, तो पहले पोर्टल के दूसरे टैब बंद करें।',
  loading: 'रसीद लोड हो रही है',
  provisional: 'अस्थायी नंबर, इस डिवाइस पर गिना गया',
} satisfies Words<typeof English.receiptCopy>

export const reportCopy = {
  heading: (title: string) => `आवेदन की रिपोर्ट: ${title}`,
  milestone: (status: string, amount: string) => `${status}, ${amount}`,
  upload: (size: string, addedAt: string) => `${size}, ${addedAt}`,
  made: (when: string) => `${when} को SSIP पोर्टल ने आवेदक के डिवाइस पर बनाई।`,
  sample: 'पोर्टल ने यह रिपोर्ट अपने नमूना डेटा से भरी है।',
  device: 'पोर्टल ने यह रिपोर्ट केवल इस डिवाइस पर रखे आवेदन से भरी है। नंबर अस्थायी है।',
  uploads: 'इस डिवाइस पर दस्तावेज़ और रिपोर्ट',
  saved: 'रिपोर्ट आपके डाउनलोड में सेव हो गई है',
  notSaved: {
    text: 'रिपोर्ट सेव नहीं हो सकी',
    detail: 'आवेदन में कुछ नहीं बदला है। फिर से कोशिश करें।',
  },
} satisfies Words<typeof English.reportCopy>
