import { pageWords } from '../../../app/copy'
import type * as English from '../../../app/descriptionCopy'
import type { Words } from '../../words'

export const pageDescriptions = {
  home: 'जिन छात्रों के पास आइडिया है उनके लिए प्रूफ़ ऑफ़ कॉन्सेप्ट ग्रांट, पेटेंट सहायता, मेंटर और कार्यक्रम।',
  dashboard: 'आपके आवेदन, अंतिम तारीखें और अवसर, या योजना में क्या मिलता है।',
  institute: 'प्रमुख संस्थान, उनकी सहायता और योजना कैसे चलाई जाती है।',
  ssip: 'छात्र स्टार्टअप और इनोवेशन नीति क्या है, किसमें सहायता करती है और कैसे आगे बढ़ी।',
  ssipCell: 'योजना कौन चलाता है: नेतृत्व, विभाग, मुख्य टीम और क्षेत्रीय सेल।',
  scrutinyCommittee: announced(pageWords.scrutinyCommittee.title),
  implementationCommittee: announced(pageWords.implementationCommittee.title),
  beneficiariesPoc: 'प्रूफ़ ऑफ़ कॉन्सेप्ट ग्रांट किसे मिल सकती है, पैसा कैसे मिलता है, और किसे मिली।',
  beneficiariesIpr: 'पेटेंट, ट्रेडमार्क, कॉपीराइट और डिज़ाइन के खर्च में योजना कितना देती है।',
  beneficiariesHackathon: announced(pageWords.beneficiariesHackathon.title),
  downloads: 'योजना के सभी दस्तावेज़, और उनमें से कौन से उपलब्ध हैं।',
  policyEnglish: 'नीति का दस्तावेज़, वर्शन 2.0: मुख्य बातें, इतिहास और इससे जुड़े दस्तावेज़।',
  policyGujarati: announced(pageWords.policyGujarati.title),
  financialGuidelines: announced(pageWords.financialGuidelines.title),
  institutePolicy: announced(pageWords.institutePolicy.title),
  screeningGuide: announced(pageWords.screeningGuide.title),
  pocPptFormat: announced(pageWords.pocPptFormat.title),
  iprPptFormat: announced(pageWords.iprPptFormat.title),
  bonafideFormat: announced(pageWords.bonafideFormat.title),
  ipFacilitators: announced(pageWords.ipFacilitators.title),
  events: 'वर्कशॉप, प्रतियोगिताएँ, ट्रेनिंग और कॉन्फ़्रेंस, आने वाली और हो चुकी।',
  contact: 'योजना सेल से संपर्क कैसे करें, और आपके सवाल के लिए फ़ॉर्म।',
  faq: 'ग्रांट, आवेदन, कार्यक्रम और मदद के बारे में जवाब, सर्च के साथ।',
  terms: 'SSIP पोर्टल इस्तेमाल करते समय आप किन बातों से सहमत होते हैं।',
  privacy: 'SSIP पोर्टल क्या रखता है, कहाँ रखता है, और उसे कैसे मिटाएँ।',
  forgotPassword: 'पासवर्ड के लिए मदद कैसे पाएँ।',
  // As its page, in English.
  connectionTest: 'Checks whether the server of the portal can be reached.',
  login: 'SSIP पोर्टल में लॉगिन करें।',
  signup: 'SSIP पोर्टल पर अकाउंट बनाएँ।',
  profile: 'आपकी प्रोफ़ाइल, सुरक्षा सेटिंग और पसंद।',
  myApplications: 'आपके आवेदन, उनकी स्थिति और उनके दस्तावेज़।',
  receipt: 'इस डिवाइस पर रखे आवेदन की रसीद।',
  // The office is English in every language.
  adminDashboard: 'Alerts, applications, funding, institutions and users at a glance.',
  adminApplications: 'Review and decide on applications.',
  adminUsers: 'Accounts of students and administrators.',
  adminReports: 'Figures on applications, institutions and funding.',
} satisfies Words<typeof English.pageDescriptions>

export const notFoundDescription = 'ऐसा कोई पेज नहीं है।'

function announced(title: string): string {
  return `${title}: जल्द ही SSIP पोर्टल पर।`
}
