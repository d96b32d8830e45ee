import type * as English from '../../../app/copy'
import type { Words } from '../../words'

export const portalName = 'SSIP पोर्टल'

export const pageWords = {
  home: {
    title: 'छात्र इनोवेटर्स के लिए ग्रांट',
    labels: { quickLinks: 'होम' },
  },
  dashboard: {
    title: 'डैशबोर्ड',
  },
  institute: {
    title: 'साझेदार संस्थान',
  },
  ssip: {
    title: 'नीति के बारे में',
    labels: { about: 'नीति' },
  },
  ssipCell: {
    title: 'योजना सेल की टीम',
    labels: { about: 'योजना सेल' },
  },
  scrutinyCommittee: { title: 'छानबीन समिति' },
  implementationCommittee: { title: 'क्रियान्वयन समिति' },
  beneficiariesPoc: {
    title: 'PoC ग्रांट',
  },
  beneficiariesIpr: {
    title: 'IPR सहायता',
  },
  beneficiariesHackathon: {
    title: 'हैकाथॉन सहायता',
    labels: { programmes: 'हैकाथॉन' },
  },
  downloads: {
    title: 'डाउनलोड',
    labels: { downloads: 'सभी दस्तावेज़' },
  },
  policyEnglish: {
    title: 'SSIP नीति (अंग्रेज़ी)',
    labels: { resources: 'SSIP नीति' },
  },
  policyGujarati: { title: 'SSIP नीति (गुजराती)' },
  financialGuidelines: { title: 'वित्तीय दिशानिर्देश' },
  institutePolicy: { title: 'संस्थान की नीति' },
  screeningGuide: { title: 'स्क्रीनिंग गाइड' },
  pocPptFormat: { title: 'PoC प्रेज़ेंटेशन का फ़ॉर्मेट' },
  iprPptFormat: { title: 'IPR प्रेज़ेंटेशन का फ़ॉर्मेट' },
  bonafideFormat: { title: 'बोनाफ़ाइड सर्टिफ़िकेट का फ़ॉर्मेट' },
  ipFacilitators: { title: 'IP फ़ैसिलिटेटर की सूची' },
  events: {
    title: 'कार्यक्रम',
    labels: { programmes: 'वर्कशॉप और कार्यक्रम' },
  },
  contact: {
    title: 'संपर्क',
  },
  faq: {
    title: 'सवाल-जवाब',
  },
  terms: {
    title: 'उपयोग की शर्तें',
    labels: { legal: 'शर्तें' },
  },
  privacy: {
    title: 'गोपनीयता',
  },
  forgotPassword: {
    title: 'पासवर्ड भूल गए',
  },
  // For those who look after the portal, in English as the office.
  connectionTest: {
    title: 'Connection test',
  },
  login: {
    title: 'लॉगिन',
    labels: { visitor: 'लॉगिन' },
  },
  signup: {
    title: 'अकाउंट बनाएँ',
    labels: { visitor: 'साइन अप' },
  },
  profile: {
    title: 'प्रोफ़ाइल',
  },
  myApplications: {
    title: 'मेरे आवेदन',
    labels: { account: 'मेरे आवेदन' },
  },
  receipt: {
    title: 'रसीद',
  },
  // The office is English in every language.
  adminDashboard: { title: 'Admin dashboard' },
  adminApplications: {
    title: 'Manage applications',
    labels: { admin: 'Manage Applications', office: 'Applications' },
  },
  adminUsers: { title: 'Manage users', labels: { admin: 'Manage Users', office: 'Users' } },
  adminReports: {
    title: 'Reports and analytics',
    labels: { admin: 'Reports & Analytics', office: 'Reports' },
  },
} satisfies Words<typeof English.pageWords>

export const notFoundWords = { title: 'पेज नहीं मिला' } satisfies Words<typeof English.notFoundWords>

export const errorCopy = {
  title: 'पोर्टल में अचानक गलती हुई!',
  safe: 'इस डिवाइस पर रखे ड्राफ़्ट और सबमिट किए आवेदन सुरक्षित हैं। पेज दोबारा लोड करें, या होम पेज पर जाएँ।',
  again: 'दोबारा लोड करें',
  home: 'होम पेज',
} satisfies Words<typeof English.errorCopy>

export const sessionCopy = {
  loading: 'आपका सत्र लोड हो रहा है',
  needed: 'आगे बढ़ने के लिए लॉगिन करें',
  signedIn: 'आप लॉगिन हैं',
  ended: 'आपका सत्र समाप्त हो गया है',
} satisfies Words<typeof English.sessionCopy>
