import type * as English from '../../../app/copy'
import type { Words } from '../../words'

export const portalName = 'SSIP પોર્ટલ'

export const pageWords = {
  home: {
    title: 'વિદ્યાર્થી ઇનોવેટર્સ માટે ગ્રાન્ટ',
    labels: { quickLinks: 'હોમ' },
  },
  dashboard: {
    title: 'ડેશબોર્ડ',
  },
  institute: {
    title: 'ભાગીદાર સંસ્થાઓ',
  },
  ssip: {
    title: 'નીતિ વિશે',
    labels: { about: 'નીતિ' },
  },
  ssipCell: {
    title: 'યોજના સેલની ટીમ',
    labels: { about: 'યોજના સેલ' },
  },
  scrutinyCommittee: { title: 'ચકાસણી સમિતિ' },
  implementationCommittee: { title: 'અમલીકરણ સમિતિ' },
  beneficiariesPoc: {
    title: 'PoC ગ્રાન્ટ',
  },
  beneficiariesIpr: {
    title: 'IPR સહાય',
  },
  beneficiariesHackathon: {
    title: 'હેકાથોન સહાય',
    labels: { programmes: 'હેકાથોન' },
  },
  downloads: {
    title: 'ડાઉનલોડ',
    labels: { downloads: 'બધા દસ્તાવેજો' },
  },
  policyEnglish: {
    title: 'SSIP નીતિ (અંગ્રેજી)',
    labels: { resources: 'SSIP નીતિ' },
  },
  policyGujarati: { title: 'SSIP નીતિ (ગુજરાતી)' },
  financialGuidelines: { title: 'નાણાકીય માર્ગદર્શિકા' },
  institutePolicy: { title: 'સંસ્થાની નીતિ' },
  screeningGuide: { title: 'સ્ક્રીનિંગ ગાઇડ' },
  pocPptFormat: { title: 'PoC પ્રેઝન્ટેશનનું ફોર્મેટ' },
  iprPptFormat: { title: 'IPR પ્રેઝન્ટેશનનું ફોર્મેટ' },
  bonafideFormat: { title: 'બોનાફાઇડ સર્ટિફિકેટનું ફોર્મેટ' },
  ipFacilitators: { title: 'IP ફેસિલિટેટરની યાદી' },
  events: {
    title: 'કાર્યક્રમો',
    labels: { programmes: 'વર્કશોપ અને કાર્યક્રમો' },
  },
  contact: {
    title: 'સંપર્ક',
  },
  faq: {
    title: 'સવાલ-જવાબ',
  },
  terms: {
    title: 'ઉપયોગની શરતો',
    labels: { legal: 'શરતો' },
  },
  privacy: {
    title: 'ગોપનીયતા',
  },
  forgotPassword: {
    title: 'પાસવર્ડ ભૂલી ગયા',
  },
  // For those who look after the portal, in English as the office.
  connectionTest: {
    title: 'Connection test',
  },
  login: {
    title: 'લૉગિન',
    labels: { visitor: 'લૉગિન' },
  },
  signup: {
    title: 'એકાઉન્ટ બનાવો',
    labels: { visitor: 'સાઇન અપ' },
  },
  profile: {
    title: 'પ્રોફાઇલ',
  },
  myApplications: {
    title: 'મારી અરજીઓ',
    labels: { account: 'મારી અરજીઓ' },
  },
  receipt: {
    title: 'પહોંચ',
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

export const notFoundWords = { title: 'પેજ મળ્યું નથી' } satisfies Words<typeof English.notFoundWords>

export const errorCopy = {
  title: 'પોર્ટલમાં અણધારી ભૂલ આવી!',
  safe: 'આ ડિવાઇસ પર રાખેલા ડ્રાફ્ટ અને સબમિટ કરેલી અરજીઓ સલામત છે. પેજ ફરી લોડ કરો, અથવા હોમ પેજ પર જાઓ.',
  again: 'ફરી લોડ કરો',
  home: 'હોમ પેજ',
} satisfies Words<typeof English.errorCopy>

export const sessionCopy = {
  loading: 'તમારું સત્ર લોડ થઈ રહ્યું છે',
  needed: 'આગળ વધવા લૉગિન કરો',
  signedIn: 'તમે લૉગિન છો',
  ended: 'તમારું સત્ર પૂરું થયું છે',
} satisfies Words<typeof English.sessionCopy>
