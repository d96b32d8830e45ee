import type * as English from '../../../../../domain/grant-form/shared/copy'
import type { Words } from '../../../../words'

export const ruleCopy = {
  email: 'name@example.com जैसा ईमेल पता लिखें',
  mobile: '10 अंकों का मोबाइल नंबर लिखें, +91 के साथ या बिना',
  aadhaar: 'आधार नंबर में ठीक 12 अंक होने चाहिए',
  amount: 'रकम सिर्फ़ अंकों में लिखें, जैसे 200000',
} satisfies Words<typeof English.ruleCopy>

const email = { label: 'ईमेल', missing: 'ईमेल पता लिखें' }
const mobile = { label: 'मोबाइल', hint: '10 अंक', missing: 'मोबाइल नंबर लिखें' }

export const teamCopy = {
  title: 'टीम के सदस्य',
  intro: 'शुरुआत खुद से करें। टीम में 2 से 5 छात्र होते हैं, और उनमें से एक लीडर होता है।',
  fields: {
    enrollmentNo: { label: 'एनरोलमेंट नंबर', missing: 'एनरोलमेंट नंबर लिखें' },
    name: {
      label: 'नाम (राष्ट्रीय पहचान पत्र के अनुसार)',
      missing: 'ठीक वही नाम लिखें जो राष्ट्रीय पहचान पत्र पर है',
    },
    email,
    mobile,
    aadharNo: {
      label: 'आधार नंबर',
      hint: '12 अंक। बाकी हर जगह सिर्फ़ आखिरी चार दिखते हैं, सिवाय तब के जब आप नोडल अधिकारी के लिए सभी प्रिंट करें।',
      missing: 'आधार नंबर के 12 अंक लिखें',
    },
    aadharFile: {
      label: 'आधार कार्ड का स्कैन',
      hint: 'PDF, JPG, JPEG या PNG, ज़्यादा से ज़्यादा 5MB',
      missing: 'आधार कार्ड का स्कैन अपलोड करें',
    },
  },
} satisfies Words<typeof English.teamCopy>

export const mentorCopy = {
  title: 'मेंटर',
  intro: 'नियमित फ़ैकल्टी सदस्य। आपके संस्थान का प्रोजेक्ट को समर्थन देना ज़रूरी है।',
  fields: {
    designation: { label: 'पद', missing: 'मेंटर का पद लिखें' },
    name: { label: 'नाम', missing: 'मेंटर का नाम लिखें' },
    email,
    mobile,
    employerId: {
      label: 'एम्प्लॉयर आईडी',
      hint: 'JPG, PNG या PDF, ज़्यादा से ज़्यादा 5MB',
      missing: 'मेंटर की एम्प्लॉयर आईडी अपलोड करें',
    },
  },
} satisfies Words<typeof English.mentorCopy>

export const fieldCopy = {
  broadArea: {
    label: 'विषय का क्षेत्र',
    hint: 'जैसे खेती या स्वास्थ्य',
    missing: 'विषय का क्षेत्र लिखें',
  },
  financialAssistance: {
    label: 'कितनी आर्थिक सहायता चाहिए (₹)',
    hint: 'ज़्यादा से ज़्यादा: ₹2,50,000',
    missing: 'आपको कितनी आर्थिक सहायता चाहिए, यह लिखें',
    outOfRange: (min: string, max: string) => `आर्थिक सहायता ${min} से ${max} के बीच होनी चाहिए`,
  },
  institution: {
    label: 'संस्थान',
    hint: 'आपके विश्वविद्यालय, कॉलेज या संस्थान का नाम, जैसा प्रिंट होना चाहिए',
    missing: 'अपना संस्थान लिखें',
  },
  headOfInstitution: {
    label: 'संस्था प्रमुख',
    hint: 'आवेदन को समर्थन देने वाले व्यक्ति का नाम, जैसे प्रिंसिपल या डायरेक्टर',
    missing: 'अपने संस्था प्रमुख का नाम लिखें',
  },
  department: { label: 'विभाग', missing: 'विभाग लिखें' },
  workDone: { label: 'अब तक किया गया काम', missing: 'अब तक किए गए काम के बारे में लिखें' },
  coreStrength: { label: 'मुख्य ताकत', missing: 'मुख्य ताकत के बारे में लिखें' },
  furtherSupport: {
    label: 'क्या आपको और सहायता चाहिए?',
    missing: 'बताएँ कि आपको और सहायता चाहिए या नहीं',
  },
} satisfies Words<typeof English.fieldCopy>
