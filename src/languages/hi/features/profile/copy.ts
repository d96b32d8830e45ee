import type * as English from '../../../../features/profile/copy'
import type { Words } from '../../../words'
import { listed } from '../../../../lib/grammar'
import type { Keeping } from '../../../../storage/keeping'

export const profileCopy = {
  title: 'प्रोफ़ाइल',
  lead: 'आपकी जानकारी, पासवर्ड और नोटिफ़िकेशन सेटिंग।',
  tabs: {
    label: 'आपकी प्रोफ़ाइल के हिस्से',
    personal: 'निजी जानकारी',
    security: 'सुरक्षा सेटिंग',
    preferences: 'पसंद',
  },
} satisfies Words<typeof English.profileCopy>

export const summaryCopy = {
  label: 'एक नज़र में',
  completion: 'प्रोफ़ाइल कितनी भरी',
  missing: (labels: readonly string[]) => `अभी खाली: ${listed(labels)}`,
  memberSince: 'सदस्य बनने की तारीख',
  lastLogin: 'पिछला लॉगिन',
  unknown: 'पता नहीं',
  quickActions: 'झटपट काम',
  editProfile: 'प्रोफ़ाइल एडिट करें',
  changePassword: 'पासवर्ड बदलें',
  preferences: 'नोटिफ़िकेशन की पसंद',
  applications: 'मेरे आवेदन',
  install: 'ऐप के रूप में इंस्टॉल करें',
  installed: 'इस डिवाइस पर ऐप के रूप में इंस्टॉल है।',
  installByMenu:
    'पोर्टल को ऐप के रूप में इंस्टॉल करने के लिए अपने ब्राउज़र का मेन्यू खोलें और ‘इंस्टॉल करें’ या ‘होम स्क्रीन पर जोड़ें’ चुनें।',
  storage: 'यहाँ आपका क्या-क्या रखा है',
} satisfies Words<typeof English.summaryCopy>

const mayClear = 'जगह की ज़रूरत होने पर ब्राउज़र यहाँ रखी चीज़ें मिटा सकता है।'

export const keepingCopy: Record<Keeping, string | undefined> = {
  unknown: undefined,
  promised: 'ब्राउज़र ने यहाँ रखी चीज़ें न मिटाने का वादा किया है।',
  unpromised: mayClear,
  sevenDays: 'पोर्टल इंस्टॉल न हो और आप सात दिन तक न आएँ, तो ब्राउज़र यहाँ रखी चीज़ें डिलीट कर सकता है।',
  asksFirst: `${mayClear} जब वह पूछे तो उसे पोर्टल का डेटा रखने दें।`,
  unprotected: mayClear,
  insideApp: 'पोर्टल किसी दूसरे ऐप के अंदर खुला है: यहाँ रखी चीज़ें सिर्फ़ उसी ऐप में हैं।',
} satisfies Words<typeof English.keepingCopy>

export const personalCopy = {
  title: 'निजी जानकारी',
  fromServer: 'सर्वर से: वह सब जिस पर नीचे निशान नहीं है',
  fromCopy: 'सर्वर से, उसके पिछले जवाब के अनुसार: वह सब जिस पर नीचे निशान नहीं है',
  changedHere: 'यहाँ बदला',
  sample: 'नमूना',
  serverSays: (value: string) => `सर्वर के अनुसार: ${value}`,
  sampleSays: (value: string) => `नमूने के अनुसार: ${value}`,
  keptNote:
    '‘यहाँ बदला’ निशान वाले खाने इस डिवाइस पर केवल आपके लिए रखे हैं; सर्वर को उनका पता नहीं। ‘नमूना’ निशान वाले खाने तब तक उदाहरण हैं जब तक आप उन्हें न बदलें।',
  edit: 'प्रोफ़ाइल एडिट करें',
  editing: 'अपनी निजी जानकारी एडिट करें',
  editHint: 'आप जो बदलते हैं वह इस डिवाइस पर रहता है। लॉगिन अब भी उसी ईमेल पते से होता है जो सर्वर के पास है।',
  resumed: 'पिछली बार के आपके बदलाव यहाँ हैं; अभी सेव नहीं किए गए हैं।',
  save: 'बदलाव सेव करें',
  saving: 'सेव हो रहा है…',
  cancel: 'रद्द करें',
  cancelled: 'आपके बदलाव सेव नहीं किए गए',
  reset: 'यहाँ बदला हुआ सब कुछ पहले जैसा करें',
  resetDone: 'यहाँ बदला हुआ सब कुछ पहले जैसा हो गया है',
  saved: 'प्रोफ़ाइल अपडेट हो गई!',
  notKept:
    'आपके बदलाव इस डिवाइस पर नहीं रखे जा सके: यह भर गया है, या यह ब्राउज़र रखने नहीं देता। बदलाव अब भी नीचे के फ़ॉर्म में हैं।',
  nameRequired: 'नाम लिखना ज़रूरी है',
  emailRequired: 'ईमेल लिखना ज़रूरी है',
  institutionRequired: 'संस्थान लिखना ज़रूरी है',
  blank: 'भरा नहीं है',
  fields: {
    name: 'पूरा नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    institution: 'संस्थान',
    department: 'विभाग',
    designation: 'पद',
    experience: 'अनुभव',
    specialization: 'विशेषज्ञता',
    address: 'पता',
    city: 'शहर',
    state: 'राज्य',
    pincode: 'पिनकोड',
  },
} satisfies Words<typeof English.personalCopy>

export const securityCopy = {
  title: 'पासवर्ड बदलें',
  simulated:
    'यह केवल दिखाने के लिए है: कोई पासवर्ड कहीं भेजा या रखा नहीं जाता, और आप अपने मौजूदा पासवर्ड से ही लॉगिन करते रहेंगे।',
  current: 'मौजूदा पासवर्ड',
  next: 'नया पासवर्ड',
  hint: 'कम से कम 6 अक्षर',
  confirm: 'नया पासवर्ड दोबारा लिखें',
  submit: 'पासवर्ड बदलें',
  submitting: 'बदला जा रहा है…',
  changed: 'पासवर्ड बदल गया!',
  currentRequired: 'मौजूदा पासवर्ड लिखना ज़रूरी है',
  nextRequired: 'नया पासवर्ड लिखना ज़रूरी है',
  nextShort: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
  mismatch: 'दोनों पासवर्ड एक जैसे नहीं हैं',
} satisfies Words<typeof English.securityCopy>

export const preferencesCopy = {
  notifications: 'नोटिफ़िकेशन',
  privacy: 'गोपनीयता',
  toggles: {
    email: { label: 'ईमेल नोटिफ़िकेशन', hint: 'आपके आवेदनों पर निर्णय और कार्यालय के अनुरोध' },
    sms: { label: 'SMS नोटिफ़िकेशन', hint: 'आने वाले दिनों की अंतिम तारीखें' },
    weeklyDigest: {
      label: 'हफ़्ते का सार',
      hint: 'नए कार्यक्रम और आवेदन के अवसर, हफ़्ते में एक बार',
    },
    profileVisible: {
      label: 'प्रोफ़ाइल दिखे',
      hint: 'दूसरे इनोवेटर आपकी प्रोफ़ाइल खोज सकें',
    },
    showInstitution: { label: 'संस्थान दिखाएँ', hint: 'अपनी प्रोफ़ाइल पर अपना संस्थान दिखाएँ' },
  },
  source:
    'इस डिवाइस पर रखा हुआ: आप जो चुनते हैं वह केवल आपके लिए रखा जाता है। पोर्टल अभी संदेश नहीं भेजता, और आपकी प्रोफ़ाइल कोई और नहीं देख सकता।',
  save: 'पसंद सेव करें',
  saved: 'पसंद इस डिवाइस पर सेव हुई',
  notKept:
    'आपकी पसंद इस डिवाइस पर नहीं रखी जा सकी: यह भर गया है, या यह ब्राउज़र रखने नहीं देता। कुछ नहीं बदला है।',
} satisfies Words<typeof English.preferencesCopy>
