import type * as English from '../../../../app/frame/copy'
import type { Words } from '../../../words'

export const groupLabels = {
  about: 'परिचय',
  beneficiaries: 'लाभार्थी',
  downloads: 'डाउनलोड',
  apply: 'आवेदन करें',
  admin: 'एडमिन पैनल',
  quickLinks: 'क्विक लिंक',
  programmes: 'योजनाएँ',
  resources: 'उपयोगी सामग्री',
} satisfies Words<typeof English.groupLabels>

export const frameCopy = {
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  brand: 'SSIP पोर्टल',
  brandLine: 'छात्र स्टार्टअप और इनोवेशन',
} satisfies Words<typeof English.frameCopy>

export const barCopy = {
  main: 'मुख्य मेन्यू',
  menu: 'मेन्यू',
  account: 'अकाउंट',
  admin: 'एडमिन',
  logout: 'लॉगआउट',
  nameKept: 'नाम इस डिवाइस पर रखा है',
  publicSite: 'सार्वजनिक साइट',
  others: 'कार्यक्रम और संपर्क',
} satisfies Words<typeof English.barCopy>

export const themeCopy = {
  toggle: 'थीम बदलें: लाइट या डार्क',
} satisfies Words<typeof English.themeCopy>

export const statusCopy = {
  updateFailed: {
    text: 'नया वर्शन शुरू नहीं हो सका',
    detail:
      'मौजूदा वर्शन अब भी काम करता है, और जो सेव हुआ है वह सेव ही रहेगा। फिर से कोशिश करें, या पोर्टल के सभी टैब बंद करके दोबारा खोलें।',
  },
  offline: 'आप ऑफ़लाइन हैं। इस डिवाइस पर रखे पेज, ड्राफ़्ट और सबमिट किए आवेदन अब भी काम करते हैं।',
  offlineVisitor: 'आप ऑफ़लाइन हैं। पेज अब भी काम करते हैं; लॉगिन के लिए नेटवर्क चाहिए।',
  offlineHere: 'आप ऑफ़लाइन हैं। जो खुला है वह रहेगा; दूसरे पेजों के लिए नेटवर्क चाहिए।',
  offlineBrief: 'आप ऑफ़लाइन हैं। ड्राफ़्ट अब भी चलते हैं।',
  update: {
    ready: 'नया वर्शन तैयार है।',
    held: 'नया वर्शन तैयार है। जब तक किसी टैब में कुछ सेव होना बाकी है, कोई संदेश खुला है या ‘पहले जैसा करें’ दिख रहा है, तब तक वह रुका रहेगा।',
    starting: 'नया वर्शन शुरू हो रहा है…',
  },
  updateNow: 'अभी अपडेट करें',
  offlineReady: 'ऑफ़लाइन इस्तेमाल के लिए तैयार',
  ok: 'ठीक है',
} satisfies Words<typeof English.statusCopy>

export const missingPageCopy = {
  text: 'आपका चुना पेज लोड नहीं हो सका। यह पेज जैसा था वैसा ही है।',
  retry: 'फिर से कोशिश करें',
  anew: 'पोर्टल दोबारा लोड करें',
  close: 'बंद करें',
} satisfies Words<typeof English.missingPageCopy>

export const footerCopy = {
  contact: 'संपर्क',
  copyright: '© 2024 छात्र स्टार्टअप और इनोवेशन नीति योजना',
  supportedBy: 'सहयोग',
  supporters: ['राज्य सरकार', 'शिक्षा मंत्रालय', 'तकनीकी शिक्षा परिषद'],
} satisfies Words<typeof English.footerCopy>
