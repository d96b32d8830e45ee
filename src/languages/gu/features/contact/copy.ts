import { office } from '../../../../domain/programme/office'
import type * as English from '../../../../features/contact/copy'
import type { Words } from '../../../words'

export const contactCopy = {
  title: 'સંપર્ક',
  lead: `તમે શું બનાવી રહ્યા છો અથવા ક્યાં અટક્યા છો તે અમને જણાવો. ${office.answers}.`,
  methods: 'અમારો સંપર્ક કરવાની ચાર રીત',
  formTitle: 'અમને સંદેશ મોકલો',
  formLead: 'પાંચેય ખાનાં ભરવાં જરૂરી છે.',
  name: 'નામ',
  email: 'ઈમેલ',
  subject: 'વિષય',
  category: 'શ્રેણી',
  categoryChoose: 'શ્રેણી પસંદ કરો',
  message: 'સંદેશ',
  submit: 'સંદેશ મોકલો',
  sending: 'મોકલાઈ રહ્યો છે…',
  source: 'આ ડિવાઇસ પર રાખેલું: તમે અહીં જે લખો તે, તમે ‘સંદેશ મોકલો’ દબાવો અથવા ફોર્મ ખાલી કરો ત્યાં સુધી',
  notKeptShared:
    'આ સહિયારું કમ્પ્યુટર છે: તમે અહીં જે લખો તે તમે લૉગિન હો ત્યારે જ સચવાય છે. આ પેજ છોડતાં પહેલાં તેને મોકલો, અથવા પહેલાં લૉગિન કરો.',
  notKept: 'તમે લખેલું આ ડિવાઇસ પર સાચવી શકાયું નથી: આ પેજ છોડશો એટલે તે જતું રહેશે.',
  clear: 'ફોર્મ ખાલી કરો',
  cleared: 'ફોર્મ ખાલી થયું.',
  clearedElsewhere: 'બીજા ટેબમાં આ સંદેશ મોકલાયો અથવા ફોર્મ ખાલી કરાયું: અહીં પણ ફોર્મ ખાલી થયું છે.',
  success: 'તમારો સંદેશ તૈયાર છે, પણ હજી મોકલાયો નથી',
  successNext:
    'આ પોર્ટલનું પોતાનું મેલ સર્વર નથી, એટલે હજી કંઈ પણ આ ડિવાઇસની બહાર ગયું નથી, અને સંદેશ હવે ફક્ત આ પેજ પર છે. અહીંથી જતાં પહેલાં તેને તમારી પોતાની ઈમેલ ઍપથી મોકલો:',
  sendByMail: 'ઈમેલથી મોકલો',
  mailSubject: (category: string, subject: string) => `${category}: ${subject}`,
  mailBody: (message: string, name: string, email: string) => `${message}\n\n${name}\n${email}`,
  copyInstead: (email: string) => `કોઈ ઈમેલ ઍપ ન ખૂલે, તો આ સંદેશ કૉપિ કરીને ${email} પર મોકલો:`,
  mailText: (subject: string, body: string) => `${subject}\n\n${body}`,
  office: 'કચેરી',
  officeHours: 'કચેરીનો સમય:',
  departments: 'વિભાગો',
  departmentsLead: 'તમને કઈ ટીમની જરૂર છે તે ખબર હોય તો.',
  faqs: 'સામાન્ય સવાલો',
  allFaqs: 'બધા સવાલ-જવાબ',
} satisfies Words<typeof English.contactCopy>

export const categories = [
  { value: 'poc-application', label: 'PoC અરજી' },
  { value: 'ipr-support', label: 'IPR સહાય' },
  { value: 'technical-help', label: 'ટેકનિકલ મદદ' },
  { value: 'events', label: 'કાર્યક્રમો' },
  { value: 'general', label: 'સામાન્ય સવાલ' },
  { value: 'grievance', label: 'ફરિયાદ' },
] satisfies Words<typeof English.categories>

export const methodsCopy = {
  call: 'ફોન કરો',
  callText: office.hours,
  write: 'લખો',
  writeText: office.answers,
  visit: 'રૂબરૂ આવો',
  visitText: 'પહેલેથી સમય લેવાની જરૂર નથી',
  visitLink: 'કચેરી ક્યાં છે',
  help: 'ટેકનિકલ મદદ',
  helpText: 'એકાઉન્ટ, ફાઇલો અને આ પોર્ટલ',
} satisfies Words<typeof English.methodsCopy>
