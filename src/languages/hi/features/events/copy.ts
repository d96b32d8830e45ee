import type { ReactNode } from 'react'
import type * as English from '../../../../features/events/copy'
import type { Words } from '../../../words'
import { sentence } from '../../../../ui/page/sentence'

export const eventsCopy = {
  title: 'कार्यक्रम',
  lead: 'छात्रों, टीमों और उनके मेंटरों के लिए वर्कशॉप, प्रतियोगिताएँ, ट्रेनिंग और कॉन्फ़्रेंस।',
  tabs: 'कार्यक्रम',
  upcoming: 'आने वाले',
  past: 'हो चुके',
  category: 'श्रेणी',
  all: 'सभी',
  none: 'इस श्रेणी का कोई कार्यक्रम अभी तय नहीं है',
  noneText: 'दूसरी श्रेणी चुनें।',
  noneAnnounced: 'अभी कोई कार्यक्रम घोषित नहीं हुआ है',
  noneAnnouncedText: 'कुछ दिन बाद फिर देखें, या योजना सेल से पूछें।',
  nonePast: 'दिखाने के लिए अभी कोई पिछला कार्यक्रम नहीं है',
  seats: 'भरी हुई सीटें',
  seatsTaken: (registered: number, capacity: number) => `${capacity} में से ${registered}`,
  details: 'विवरण',
  detailsOf: (title: string) => `विवरण: ${title}`,
  register: 'रजिस्टर करें',
  registerFor: (title: string) => `रजिस्टर करें: ${title}`,
  closed: 'रजिस्ट्रेशन बंद',
  registered: 'इस डिवाइस पर रजिस्टर किया हुआ है',
  unregister: 'रजिस्ट्रेशन रद्द करें',
  unregisterFrom: (title: string) => `रजिस्ट्रेशन रद्द करें: ${title}`,
  calendar: 'कैलेंडर फ़ाइल',
  calendarOf: (title: string) => `कैलेंडर फ़ाइल: ${title}`,
  calendarText: (time: string, description: string) => `${time}। ${description}`,
  registrationNote: 'इस डिवाइस पर रखा हुआ: आपके रजिस्ट्रेशन; आयोजकों को कुछ नहीं भेजा जाता',
  registrationMeaning:
    '‘रजिस्टर करें’ दबाने से केवल इस डिवाइस पर दर्ज होता है कि आप आना चाहते हैं। सीट लेने के लिए योजना सेल को लिखें।',
  registeredFor: (title: string) => `इस डिवाइस पर रजिस्टर हुआ: ${title}।`,
  unregisteredFrom: (title: string) => `इस डिवाइस पर रजिस्ट्रेशन रद्द हुआ: ${title}।`,
  notKept:
    'इस डिवाइस पर यह बदलाव नहीं हो सका। अगर यह भर गया है, तो थोड़ी जगह खाली करें और फिर से कोशिश करें।',
  notKeptShared:
    'यह साझा कंप्यूटर है: यहाँ यह केवल लॉगिन किए हुए व्यक्ति के लिए रखा जाता है। कुछ नहीं बदला है; पहले लॉगिन करें।',
  calendarSaved: 'कैलेंडर फ़ाइल सेव हुई। कार्यक्रम को अपने कैलेंडर में जोड़ने के लिए उसे खोलें।',
  participants: 'भाग लेने वाले',
  results: 'नतीजे',
  gallery: 'गैलरी',
  galleryOf: (title: string) => `गैलरी: ${title}`,
  galleryEmpty: 'इस कार्यक्रम की कोई तस्वीर नहीं है',
  report: 'रिपोर्ट',
  reportOf: (title: string) => `रिपोर्ट: ${title}`,
  reportSaved: 'एक छोटी रिपोर्ट इस डिवाइस पर सेव हुई।',
  source: 'नमूना डेटा: कार्यक्रम, आँकड़े और नतीजे उदाहरण हैं',
  whenAndWhere: (date: ReactNode, place: string) => sentence(date, `, ${place}`),
} satisfies Words<typeof English.eventsCopy>

export const newsletterCopy = {
  title: 'न्यूज़लेटर',
  lead: 'अभी कोई न्यूज़लेटर नहीं है। आपका ईमेल पता केवल इस डिवाइस पर दर्ज किया जाता है।',
  email: 'ईमेल',
  subscribe: 'सब्सक्राइब करें',
  subscribed: (address: string) => `इस डिवाइस पर ${address} से सब्सक्राइब किया गया।`,
  subscribedAs: (address: ReactNode) => sentence('इस डिवाइस पर ', address, ' से सब्सक्राइब किया गया।'),
  meaning: 'इस डिवाइस पर रखा हुआ: केवल ईमेल पता; किसी को कुछ नहीं भेजा जाता',
  unsubscribe: 'अनसब्सक्राइब करें',
  unsubscribed: 'अनसब्सक्राइब किया गया। ईमेल पता मिटा दिया गया है।',
} satisfies Words<typeof English.newsletterCopy>

export const eventReportCopy = {
  when: (date: string) => `कब: ${date}`,
  where: (place: string) => `कहाँ: ${place}`,
  category: (type: string) => `श्रेणी: ${type}`,
  participants: (count: number) => `भाग लेने वाले: ${count}`,
  results: (results: string) => `नतीजे: ${results}`,
  source: 'SSIP पोर्टल, नमूना डेटा: कार्यक्रम, आँकड़े और नतीजे उदाहरण हैं।',
} satisfies Words<typeof English.eventReportCopy>
