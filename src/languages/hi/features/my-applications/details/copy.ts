import type * as English from '../../../../../features/my-applications/details/copy'
import type { Words } from '../../../../words'
import { plural } from '../../../../../lib/grammar'

export const detailsCopy = {
  information: 'जानकारी',
  number: 'आवेदन नंबर',
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
} satisfies Words<typeof English.uploadsCopy>
