import { office } from '../../../../domain/programme/office'
import type * as English from '../../../../features/contact/copy'
import type { Words } from '../../../words'

export const contactCopy = {
  title: 'संपर्क',
  lead: `हमें बताएँ कि आप क्या बना रहे हैं या कहाँ अटके हैं। ${office.answers}।`,
  methods: 'हमसे संपर्क करने के चार तरीके',
  formTitle: 'हमें संदेश भेजें',
  formLead: 'पाँचों खाने भरने ज़रूरी हैं।',
  name: 'नाम',
  email: 'ईमेल',
  subject: 'विषय',
  category: 'श्रेणी',
  categoryChoose: 'श्रेणी चुनें',
  message: 'संदेश',
  submit: 'संदेश भेजें',
  sending: 'भेजा जा रहा है…',
  source: 'इस डिवाइस पर रखा हुआ: आप यहाँ जो लिखें, जब तक आप ‘संदेश भेजें’ न दबाएँ या फ़ॉर्म खाली न करें',
  notKeptShared:
    'यह साझा कंप्यूटर है: आप यहाँ जो लिखते हैं वह आपके लॉगिन रहने पर ही रखा जाता है। यह पेज छोड़ने से पहले उसे भेज दें, या पहले लॉगिन करें।',
  notKept: 'आपका लिखा इस डिवाइस पर नहीं रखा जा सका: आप यह पेज छोड़ेंगे तो वह खो जाएगा।',
  clear: 'फ़ॉर्म खाली करें',
  cleared: 'फ़ॉर्म खाली हो गया।',
  clearedElsewhere: 'दूसरे टैब में यह संदेश भेजा गया या फ़ॉर्म खाली किया गया: यहाँ भी फ़ॉर्म खाली हो गया है।',
  success: 'आपका संदेश तैयार है, पर अभी भेजा नहीं गया',
  successNext:
    'इस पोर्टल के पास मेल सर्वर नहीं है, इसलिए अभी कुछ भी इस डिवाइस से बाहर नहीं गया है, और संदेश अब सिर्फ़ इस पेज पर है। यहाँ से जाने से पहले इसे अपने ईमेल ऐप से भेजें:',
  sendByMail: 'ईमेल से भेजें',
  mailSubject: (category: string, subject: string) => `${category}: ${subject}`,
  mailBody: (message: string, name: string, email: string) => `${message}\n\n${name}\n${email}`,
  copyInstead: (email: string) => `अगर कोई ईमेल ऐप न खुले, तो यह संदेश कॉपी करके ${email} पर भेजें:`,
  mailText: (subject: string, body: string) => `${subject}\n\n${body}`,
  office: 'कार्यालय',
  officeHours: 'कार्यालय का समय:',
  departments: 'विभाग',
  departmentsLead: 'अगर आपको पता है कि कौन सी टीम चाहिए।',
  faqs: 'आम सवाल',
  allFaqs: 'सभी सवाल और जवाब',
} satisfies Words<typeof English.contactCopy>

export const categories = [
  { value: 'poc-application', label: 'PoC आवेदन' },
  { value: 'ipr-support', label: 'IPR सहायता' },
  { value: 'technical-help', label: 'तकनीकी मदद' },
  { value: 'events', label: 'कार्यक्रम' },
  { value: 'general', label: 'सामान्य सवाल' },
  { value: 'grievance', label: 'शिकायत' },
] satisfies Words<typeof English.categories>

export const methodsCopy = {
  call: 'फ़ोन करें',
  callText: office.hours,
  write: 'लिखें',
  writeText: office.answers,
  visit: 'मिलने आएँ',
  visitText: 'पहले से समय लेने की ज़रूरत नहीं',
  visitLink: 'कार्यालय कहाँ है',
  help: 'तकनीकी मदद',
  helpText: 'अकाउंट, फ़ाइलें और यह पोर्टल',
} satisfies Words<typeof English.methodsCopy>
