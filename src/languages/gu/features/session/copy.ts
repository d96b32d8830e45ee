import type { ReactNode } from 'react'
import type * as English from '../../../../features/session/copy'
import type { Words } from '../../../words'
import { sentence } from '../../../../ui/page/sentence'

export const loginCopy = {
  title: 'લૉગિન',
  lead: 'ગ્રાન્ટ માટે અરજી કરવા અને તમારી અરજીઓ ક્યાં પહોંચી તે જોવા લૉગિન કરો.',
  email: 'ઈમેલ',
  password: 'પાસવર્ડ',
  remember: 'આ ડિવાઇસ પર મારો ઈમેલ યાદ રાખો',
  submit: 'લૉગિન કરો',
  submitting: 'લૉગિન થઈ રહ્યું છે...',
  forgot: 'પાસવર્ડ ભૂલી ગયા?',
  newHere: 'અહીં નવા છો?',
  createAccount: 'એકાઉન્ટ બનાવો',
  support: 'સપોર્ટનો સંપર્ક કરો',
  needHelp: 'મદદ જોઈએ છે?',
  emailRequired: 'ઈમેલ લખવો જરૂરી છે',
  emailInvalid: 'કૃપા કરીને સાચું ઈમેલ સરનામું લખો',
  passwordRequired: 'પાસવર્ડ લખવો જરૂરી છે',
} satisfies Words<typeof English.loginCopy>

export const demoAccountsCopy = {
  title: 'આ એક ડેમો છે',
  text: 'તે નમૂનાના ડેટા પર ચાલે છે, અને કંઈ પણ આ ડિવાઇસની બહાર જતું નથી.',
  student: 'વિદ્યાર્થી તરીકે આગળ વધો',
  admin: 'એડમિનિસ્ટ્રેટર તરીકે આગળ વધો',
} satisfies Words<typeof English.demoAccountsCopy>

export const signupCopy = {
  title: 'એકાઉન્ટ બનાવો',
  lead: 'અરજી કરવી મફત છે, અને બદલામાં કોઈ ઇક્વિટી લેવાતી નથી.',
  name: 'પૂરું નામ',
  email: 'ઈમેલ',
  password: 'પાસવર્ડ',
  passwordHint:
    'ઓછામાં ઓછા 6 અક્ષર, જેમાં અંગ્રેજીનો એક નાનો અક્ષર (a-z), એક મોટો અક્ષર (A-Z) અને એક આંકડો (0-9) હોય',
  confirm: 'પાસવર્ડ ફરી લખો',
  terms: 'ઉપયોગની શરતો',
  privacy: 'ગોપનીયતા સૂચના',
  agree: (terms: ReactNode, privacy: ReactNode) =>
    sentence('હું ', terms, ' અને ', privacy, ' સાથે સંમત છું'),
  submit: 'એકાઉન્ટ બનાવો',
  submitting: 'એકાઉન્ટ બની રહ્યું છે...',
  notSignedIn: 'સર્વરે જવાબ આપ્યો, પણ તમારું લૉગિન થયું નથી.',
  perhaps:
    'તમારું એકાઉન્ટ કદાચ બની ગયું છે. પહેલાં આ ઈમેલ અને પાસવર્ડથી લૉગિન કરી જુઓ; તે ન થાય તો એકાઉન્ટ ફરી બનાવો.',
  taken: 'આ ઈમેલથી એકાઉન્ટ પહેલેથી હોય એવું લાગે છે. તેનાથી લૉગિન કરો, અથવા બીજો ઈમેલ વાપરો.',
  already: 'પહેલેથી એકાઉન્ટ છે?',
  signIn: 'લૉગિન કરો',
  strength: {
    weak: 'પાસવર્ડ નબળો છે',
    medium: 'પાસવર્ડ મધ્યમ છે',
    strong: 'પાસવર્ડ મજબૂત છે',
  },
  nameRequired: 'પૂરું નામ લખવું જરૂરી છે',
  nameShort: 'નામમાં ઓછામાં ઓછા 2 અક્ષર હોવા જોઈએ',
  nameLong: 'નામ 50 અક્ષરથી લાંબું ન હોઈ શકે',
  nameLetters: 'નામમાં ફક્ત અક્ષરો અને ખાલી જગ્યા હોઈ શકે',
  passwordShort: 'પાસવર્ડમાં ઓછામાં ઓછા 6 અક્ષર હોવા જોઈએ',
  passwordMix:
    'પાસવર્ડમાં ઓછામાં ઓછો એક નાનો અક્ષર (a-z), એક મોટો અક્ષર (A-Z) અને એક આંકડો (0-9) હોવો જોઈએ',
  confirmRequired: 'કૃપા કરીને પાસવર્ડ ફરી લખો',
  confirmMismatch: 'બંને પાસવર્ડ સરખા નથી',
} satisfies Words<typeof English.signupCopy>

export const sharedComputerCopy = {
  label: 'આ સહિયારું કમ્પ્યુટર છે',
  hint: 'ટિક હોય ત્યારે તમે જે લખો અને જોડો તે સાચવતાં પહેલાં તમારા પાસવર્ડથી સીલબંધ થાય છે, જેથી આ કમ્પ્યુટર વાપરનાર બીજું કોઈ તેને વાંચી ન શકે.',
  always: 'આ કમ્પ્યુટર સંભાળનારે આ વિકલ્પ સૌને માટે ચાલુ કરી રાખ્યો છે.',
  notLoaded:
    'આ સહિયારા કમ્પ્યુટરને જોઈતો પોર્ટલનો એક ભાગ લોડ થઈ શક્યો નહીં. કંઈ મોકલાયું નથી, અને તમે જે લખ્યું છે તે હજી અહીં જ છે. નેટવર્ક આવે ત્યારે બટન ફરી દબાવો, અથવા પેજ ફરી લોડ કરો.',
  leave: 'લૉગઆઉટ કરો, અને મારું કામ આ કમ્પ્યુટર પરથી દૂર કરો',
  cannotSeal:
    'આ પેજનું સરનામું http:// થી શરૂ થાય છે, એટલે બ્રાઉઝર અહીં કંઈ સીલબંધ કરી શકતું નથી. તેને બદલે, તમે લૉગઆઉટ કરો ત્યારે તમારું બધું આ કમ્પ્યુટર પરથી દૂર થાય છે: પહેલાં એક નકલ સેવ કરી લો.',
  wouldNotSeal:
    'આ પેજનું સરનામું http:// થી શરૂ થાય છે, એટલે બ્રાઉઝર અહીં કંઈ સીલબંધ કરી શકતું નથી. તમે આના પર ટિક કરશો, તો લૉગઆઉટ કરો ત્યારે તમારું બધું આ કમ્પ્યુટર પરથી દૂર થશે.',
} satisfies Words<typeof English.sharedComputerCopy>
