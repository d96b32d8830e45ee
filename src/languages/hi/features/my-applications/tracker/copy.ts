import type { ReactNode } from 'react'
import type * as English from '../../../../../features/my-applications/tracker/copy'
import type { Words } from '../../../../words'
import { sentence } from '../../../../../ui/page/sentence'

export const trackerCopy = {
  title: 'आवेदन कहाँ पहुँचा',
  done: 'हो गया:',
  now: 'अभी:',
  later: 'बाद में:',
  kept: {
    title: 'इस डिवाइस पर रखा है',
    detail: (when: string) => `${when} को सबमिट किया। कुछ भेजा नहीं गया।`,
  },
  signed: {
    title: 'प्रिंट और हस्ताक्षर',
    todo: 'आवेदन प्रिंट करें। इस पर आप, आपके मेंटर और आपके संस्था प्रमुख हस्ताक्षर करेंगे।',
    done: (day: string) => `${day} को।`,
    day: 'सबके हस्ताक्षर होने की तारीख',
    save: 'प्रिंट और हस्ताक्षर हो गए हैं',
    saved: (day: string) => `${day} को प्रिंट और हस्ताक्षर हुए`,
    change: 'हस्ताक्षर का दिन बदलें',
    cleared: 'दर्ज किया कि अभी हस्ताक्षर नहीं हुए',
  },
  'handed-in': {
    title: 'जमा करना',
    todo: 'हस्ताक्षर किया हुआ आवेदन, अपना 5 से 10 पेज का प्रस्ताव और पैक अपने संस्थान के नोडल अधिकारी को दें।',
    done: (day: string, to: string) => `${day} को, ${to} के पास।`,
    day: 'जमा करने की तारीख',
    to: 'किसे दिया',
    toHint: 'जिसने आवेदन लिया उसका नाम',
    save: 'जमा कर दिया है',
    saved: (day: string, to: string) => `${day} को ${to} के पास जमा किया`,
    change: 'कब और किसके पास जमा किया, यह बदलें',
    cleared: 'दर्ज किया कि अभी जमा नहीं हुआ',
  },
  decision: {
    title: 'निर्णय',
    titleDue: 'निर्णय बाकी',
    afterHandIn: 'आपके जमा करने के 4 से 6 हफ़्ते बाद तक आ जाना चाहिए।',
    due: (from: string, until: string, day: number, of: number) =>
      `${from} और ${until} के बीच। आज कुल ${of} दिनों में से दिन ${day} है।`,
    overdue: (until: string) => `${until} तक आ जाना चाहिए था।`,
    ask: (contact: ReactNode) => sentence('अपने नोडल अधिकारी से पूछें, या ', contact, '।'),
    contact: 'योजना सेल को लिखें',
    approved: (day: string) => `${day} को मंज़ूर।`,
    rejected: (day: string, details: ReactNode) =>
      sentence(`${day} को नामंज़ूर। समीक्षा टिप्पणियाँ `, details, ' में हैं।'),
    rejectedHere: (day: string, part: string) => `${day} को नामंज़ूर। नीचे ‘${part}’ देखें।`,
    documents: (day: string, details: ReactNode) =>
      sentence(`${day} को दस्तावेज़ माँगे गए। उन्हें `, details, ' में जोड़ें।'),
    documentsHere: (day: string, part: string) =>
      `${day} को दस्तावेज़ माँगे गए। उन्हें ऊपर ‘${part}’ में जोड़ें।`,
    documentsAdded: (day: string, added: string) =>
      `${day} को दस्तावेज़ माँगे गए। आपने ${added} को दस्तावेज़ जोड़े। अब आप जो पैक सेव या शेयर करेंगे उसमें ये होंगे; जब तक वह पैक अपने नोडल अधिकारी को नहीं देते, ये केवल इस डिवाइस पर हैं।`,
    details: 'इस आवेदन के विवरण',
    calendarEntry: (title: string) => `SSIP निर्णय इस दिन तक: ${title}`,
    calendarText: (number: string) =>
      `आवेदन ${number} पर निर्णय का अंतिम दिन। SSIP पोर्टल से सेव किया गया।`,
  },
  addToCalendar: 'कैलेंडर में जोड़ें',
  notSaid: 'कब, यह आपने नहीं बताया।',
  change: 'बदलें',
  save: 'सेव करें',
  cancel: 'रद्द करें',
  clear: 'नहीं, अभी नहीं हुआ',
  remove: 'मैंने जो लिखा वह हटाएँ',
  notKept: 'आपका लिखा इस डिवाइस पर नहीं रखा जा सका: आप यह पेज छोड़ेंगे तो वह खो जाएगा।',
  removed: 'आपने जो लिखा था वह हटा दिया गया है',
  undone: 'फिर पहले जैसा हो गया',
  notUndone: 'यह पहले जैसा नहीं किया गया',
  changedSince: 'इसे उसके बाद बदला गया है, इसलिए यह जैसा है वैसा ही रहेगा।',
  problems: {
    day: 'दिन लिखें',
    to: 'जिसने आवेदन लिया उसका नाम लिखें',
    future: 'यह दिन अभी आया नहीं है',
    beforeSubmitting: (day: string) => `आवेदन ${day} को सबमिट हुआ था: वही दिन या उसके बाद का दिन लिखें`,
    beforeSigning: (day: string) => `${day} को हस्ताक्षर हुए थे: वही दिन या उसके बाद का दिन लिखें`,
    afterHandIn: (day: string) => `${day} को जमा हुआ था: वही दिन या उससे पहले का दिन लिखें`,
  },
} satisfies Words<typeof English.trackerCopy>
