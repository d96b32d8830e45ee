import type { ReactNode } from 'react'
import type * as English from '../../../../features/session/copy'
import type { Words } from '../../../words'
import { sentence } from '../../../../ui/page/sentence'

export const loginCopy = {
  title: 'लॉगिन',
  lead: 'ग्रांट के लिए आवेदन करने और अपने आवेदन कहाँ तक पहुँचे यह देखने के लिए लॉगिन करें।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  remember: 'इस डिवाइस पर मेरा ईमेल याद रखें',
  submit: 'लॉगिन करें',
  submitting: 'लॉगिन हो रहा है...',
  forgot: 'पासवर्ड भूल गए?',
  newHere: 'पहली बार आए हैं?',
  createAccount: 'अकाउंट बनाएँ',
  support: 'सपोर्ट से संपर्क करें',
  needHelp: 'मदद चाहिए?',
  emailRequired: 'ईमेल लिखना ज़रूरी है',
  emailInvalid: 'कृपया सही ईमेल पता लिखें',
  passwordRequired: 'पासवर्ड लिखना ज़रूरी है',
} satisfies Words<typeof English.loginCopy>

export const demoAccountsCopy = {
  title: 'यह एक डेमो है',
  text: 'यह नमूना डेटा पर चलता है, और इस डिवाइस से बाहर कुछ नहीं जाता।',
  student: 'छात्र के रूप में आगे बढ़ें',
  admin: 'एडमिनिस्ट्रेटर के रूप में आगे बढ़ें',
} satisfies Words<typeof English.demoAccountsCopy>

export const signupCopy = {
  title: 'अकाउंट बनाएँ',
  lead: 'आवेदन करना मुफ़्त है, और बदले में कोई इक्विटी नहीं ली जाती।',
  name: 'पूरा नाम',
  email: 'ईमेल',
  password: 'पासवर्ड',
  passwordHint:
    'कम से कम 6 अक्षर, जिनमें अंग्रेज़ी का एक छोटा अक्षर (a-z), एक बड़ा अक्षर (A-Z) और एक अंक (0-9) हो',
  confirm: 'पासवर्ड दोबारा लिखें',
  terms: 'उपयोग की शर्तों',
  privacy: 'गोपनीयता सूचना',
  agree: (terms: ReactNode, privacy: ReactNode) =>
    sentence('मैं ', terms, ' और ', privacy, ' से सहमत हूँ'),
  submit: 'अकाउंट बनाएँ',
  submitting: 'अकाउंट बन रहा है...',
  notSignedIn: 'सर्वर ने जवाब दिया, पर आपका लॉगिन नहीं हुआ।',
  perhaps:
    'आपका अकाउंट शायद बन चुका है। पहले इस ईमेल और पासवर्ड से लॉगिन करके देखें; न हो पाए तो अकाउंट दोबारा बनाएँ।',
  taken: 'लगता है कि इस ईमेल से अकाउंट पहले से है। उससे लॉगिन करें, या दूसरा ईमेल इस्तेमाल करें।',
  already: 'पहले से अकाउंट है?',
  signIn: 'लॉगिन करें',
  strength: {
    weak: 'पासवर्ड कमज़ोर है',
    medium: 'पासवर्ड मध्यम है',
    strong: 'पासवर्ड मज़बूत है',
  },
  nameRequired: 'पूरा नाम लिखना ज़रूरी है',
  nameShort: 'नाम में कम से कम 2 अक्षर होने चाहिए',
  nameLong: 'नाम 50 अक्षरों से लंबा नहीं हो सकता',
  nameLetters: 'नाम में केवल अक्षर और खाली जगह हो सकती है',
  passwordShort: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
  passwordMix: 'पासवर्ड में कम से कम एक छोटा अक्षर (a-z), एक बड़ा अक्षर (A-Z) और एक अंक (0-9) होना चाहिए',
  confirmRequired: 'कृपया पासवर्ड दोबारा लिखें',
  confirmMismatch: 'दोनों पासवर्ड एक जैसे नहीं हैं',
} satisfies Words<typeof English.signupCopy>

export const sharedComputerCopy = {
  label: 'यह साझा कंप्यूटर है',
  hint: 'तब आप जो लिखते और अटैच करते हैं, वह रखे जाने से पहले आपके पासवर्ड से सीलबंद हो जाता है, ताकि इस कंप्यूटर को इस्तेमाल करने वाला कोई और उसे न पढ़ सके।',
  always: 'इस कंप्यूटर की देखरेख करने वाले ने इसे सबके लिए चालू रखा है।',
  notLoaded:
    'इस साझा कंप्यूटर को पोर्टल का जो हिस्सा चाहिए, वह लोड नहीं हो सका। कुछ भी भेजा नहीं गया है, और आपने जो लिखा है वह अब भी यहीं है। नेटवर्क आने पर बटन फिर दबाएँ, या पेज दोबारा लोड करें।',
  leave: 'लॉगआउट करें, और मेरा काम इस कंप्यूटर से हटाएँ',
  cannotSeal:
    'इस पेज का पता http:// से शुरू होता है, इसलिए ब्राउज़र यहाँ कुछ भी सीलबंद नहीं कर सकता। इसके बजाय, आपके लॉगआउट करते ही आपका सब कुछ इस कंप्यूटर से हटा दिया जाएगा: पहले एक कॉपी सेव कर लें।',
  wouldNotSeal:
    'इस पेज का पता http:// से शुरू होता है, इसलिए ब्राउज़र यहाँ कुछ भी सीलबंद नहीं कर सकता। अगर आप इस पर टिक करेंगे, तो आपके लॉगआउट करते ही आपका सब कुछ इस कंप्यूटर से हटा दिया जाएगा।',
} satisfies Words<typeof English.sharedComputerCopy>
