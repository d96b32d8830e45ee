import type * as English from '../../../../features/dashboard/copy'
import type { Words } from '../../../words'
import type { PartOfDay } from '../../../../lib/dates'

const greetings: Record<PartOfDay, string> = {
  morning: 'सुप्रभात',
  afternoon: 'शुभ दोपहर',
  evening: 'शुभ संध्या',
}

export const dashboardCopy = {
  title: (part: PartOfDay, name: string) => `${greetings[part]}, ${name}`,
  lead: 'आपके आवेदन, क्या बाकी है, और आप किसके लिए आवेदन कर सकते हैं।',
  nameKept: 'आपका बदला हुआ नाम केवल इस डिवाइस पर रखा है',
  lostOffice:
    'आपका अकाउंट अब एडमिनिस्ट्रेटर का नहीं, छात्र का है। कार्यालय के लिए आपने जो निर्णय लिए और जो दर्ज किया वह इस डिवाइस पर रखा है; अगर यह गलती से हुआ हो तो योजना के कार्यालय को बताएँ।',
  tabs: 'आपका डैशबोर्ड',
  overview: 'झलक',
  applications: 'मेरे आवेदन',
  opportunities: 'अवसर',
  profile: 'प्रोफ़ाइल',
  loading: 'आपके आवेदन लोड हो रहे हैं',
} satisfies Words<typeof English.dashboardCopy>

export const overviewCopy = {
  activities: 'हाल में क्या हुआ',
  deadlines: 'आने वाली अंतिम तारीखें',
  noDeadlines: 'कोई अंतिम तारीख आने वाली नहीं है।',
  addToCalendar: (what: string) => `कैलेंडर में जोड़ें: ${what}`,
  addAll: 'इस सूची को कैलेंडर फ़ाइल (.ics) के रूप में सेव करें',
  calendarHint: 'पोर्टल कोई रिमाइंडर नहीं भेजता। इसलिए अंतिम तारीखें अपने कैलेंडर में सेव करें।',
  calendarText: (what: string) => `${what}। SSIP पोर्टल से सेव किया गया।`,
  submitted: (title: string) => `आपने “${title}” सबमिट किया`,
  withdrawn: (title: string) => `आपने “${title}” वापस लिया`,
  decided: (title: string, status: string) => `“${title}”: ${status}`,
  reportDue: (title: string) => `“${title}” की रिपोर्ट`,
  documentsDue: (title: string) => `“${title}” के दस्तावेज़`,
  due: (title: string) => `“${title}” का अगला चरण`,
  closes: (title: string) => `${title}: आवेदन बंद होंगे`,
} satisfies Words<typeof English.overviewCopy>

export const applicationsCopy = {
  title: 'मेरे आवेदन',
  type: 'प्रकार',
  funding: 'फ़ंडिंग की रकम',
  submitted: 'सबमिट किया',
  mentor: 'मेंटर',
  progress: 'प्रगति',
  viewDetails: 'विवरण देखें',
  viewDetailsOf: (title: string) => `विवरण देखें: ${title}`,
  uploadReport: 'रिपोर्ट अपलोड करें',
  uploadReportOf: (title: string) => `रिपोर्ट अपलोड करें: ${title}`,
  all: 'सभी आवेदन, सर्च और फ़िल्टर के साथ',
  none: 'अभी कोई आवेदन नहीं है',
  noneText: 'आप जो सबमिट करेंगे वह यहाँ दिखेगा, अपनी स्थिति और पैक के साथ।',
  reportKept: (name: string) => `“${name}” इस डिवाइस पर आवेदन के साथ रखी गई है`,
  failed: 'फ़ाइल रखी नहीं जा सकी',
  failedDetail: 'इस डिवाइस पर थोड़ी जगह खाली करें या पेज दोबारा लोड करें, फिर कोशिश करें।',
} satisfies Words<typeof English.applicationsCopy>

export const opportunitiesCopy = {
  title: 'अवसर',
  lead: 'आवेदन करना मुफ़्त है, और बदले में कोई इक्विटी नहीं ली जाती।',
  category: 'श्रेणी',
  maxFunding: 'ज़्यादा से ज़्यादा फ़ंडिंग',
  deadline: 'अंतिम तारीख',
  noDeadline: 'घोषित नहीं हुई',
  source: 'नमूना डेटा: आवेदन बंद होने की तारीखें उदाहरण हैं',
  apply: 'अभी आवेदन करें',
  applyFor: (title: string) => `अभी आवेदन करें: ${title}`,
} satisfies Words<typeof English.opportunitiesCopy>

export const profileCopy = {
  title: 'प्रोफ़ाइल',
  name: 'नाम',
  email: 'ईमेल',
  userId: 'यूज़र आईडी',
  memberSince: 'सदस्य बनने की तारीख',
  unknownDate: 'पता नहीं',
  role: 'भूमिका',
  user: 'यूज़र',
  edit: 'प्रोफ़ाइल एडिट करें',
  security: 'सुरक्षा सेटिंग',
  logout: 'लॉगआउट',
} satisfies Words<typeof English.profileCopy>
