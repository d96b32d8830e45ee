import type * as English from '../../../../features/profile/copy'
import type { Words } from '../../../words'
import { listed } from '../../../../lib/grammar'
import type { Keeping } from '../../../../storage/keeping'

export const profileCopy = {
  title: 'પ્રોફાઇલ',
  lead: 'તમારી વિગતો, પાસવર્ડ અને નોટિફિકેશન સેટિંગ.',
  tabs: {
    label: 'તમારી પ્રોફાઇલના ભાગ',
    personal: 'વ્યક્તિગત માહિતી',
    security: 'સુરક્ષા સેટિંગ',
    preferences: 'પસંદગીઓ',
  },
} satisfies Words<typeof English.profileCopy>

export const summaryCopy = {
  label: 'એક નજરે',
  completion: 'પ્રોફાઇલ કેટલી ભરાઈ',
  missing: (labels: readonly string[]) => `હજી ખાલી: ${listed(labels)}`,
  memberSince: 'સભ્ય બન્યાની તારીખ',
  lastLogin: 'છેલ્લું લૉગિન',
  unknown: 'ખબર નથી',
  quickActions: 'શૉર્ટકટ',
  editProfile: 'પ્રોફાઇલ એડિટ કરો',
  changePassword: 'પાસવર્ડ બદલો',
  preferences: 'નોટિફિકેશનની પસંદગીઓ',
  applications: 'મારી અરજીઓ',
  install: 'ઍપ તરીકે ઇન્સ્ટોલ કરો',
  installed: 'આ ડિવાઇસ પર ઍપ તરીકે ઇન્સ્ટોલ થયેલું છે.',
  installByMenu:
    'પોર્ટલને ઍપ તરીકે ઇન્સ્ટોલ કરવા તમારા બ્રાઉઝરનું મેનૂ ખોલો અને ‘ઇન્સ્ટોલ કરો’ અથવા ‘હોમ સ્ક્રીનમાં ઉમેરો’ પસંદ કરો.',
  storage: 'તમે અહીં શું રાખો છો',
} satisfies Words<typeof English.summaryCopy>

const mayClear = 'જગ્યા જોઈએ ત્યારે બ્રાઉઝર અહીં રાખેલું ભૂંસી શકે છે.'

export const keepingCopy: Record<Keeping, string | undefined> = {
  unknown: undefined,
  promised: 'બ્રાઉઝરે અહીં રાખેલું ન ભૂંસવાનું વચન આપ્યું છે.',
  unpromised: mayClear,
  sevenDays: 'પોર્ટલ ઇન્સ્ટોલ કરેલું ન હોય અને તમે સાત દિવસ સુધી ન આવો, તો બ્રાઉઝર અહીં રાખેલું ડિલીટ કરી શકે છે.',
  asksFirst: `${mayClear} તે પૂછે ત્યારે તેને પોર્ટલ માટે ડેટા રાખવા દો.`,
  unprotected: mayClear,
  insideApp: 'પોર્ટલ બીજી ઍપની અંદર ખુલ્લું છે: અહીં રાખેલું ફક્ત તે ઍપમાં જ છે.',
} satisfies Words<typeof English.keepingCopy>

export const personalCopy = {
  title: 'વ્યક્તિગત માહિતી',
  fromServer: 'સર્વર પરથી: નીચે નિશાની ન હોય તે બધું',
  fromCopy: 'સર્વર પરથી, તેણે છેલ્લે જે જવાબ આપ્યો તે પ્રમાણે: નીચે નિશાની ન હોય તે બધું',
  changedHere: 'અહીં બદલ્યું',
  sample: 'નમૂનો',
  serverSays: (value: string) => `સર્વર પ્રમાણે: ${value}`,
  sampleSays: (value: string) => `નમૂના પ્રમાણે: ${value}`,
  keptNote:
    '‘અહીં બદલ્યું’ નિશાનીવાળાં ખાનાં આ ડિવાઇસ પર ફક્ત તમારા માટે રાખેલાં છે; સર્વરને તેની ખબર નથી. ‘નમૂનો’ નિશાનીવાળાં ખાનાં તમે બદલો નહીં ત્યાં સુધી ઉદાહરણ છે.',
  edit: 'પ્રોફાઇલ એડિટ કરો',
  editing: 'તમારી વ્યક્તિગત માહિતી એડિટ કરો',
  editHint: 'તમે જે બદલો તે આ ડિવાઇસ પર રહે છે. લૉગિન તો સર્વર પાસે જે ઈમેલ સરનામું છે તેનાથી જ થાય છે.',
  resumed: 'ગઈ વખતે કરેલા તમારા ફેરફાર અહીં છે; હજી સેવ કર્યા નથી.',
  save: 'ફેરફાર સેવ કરો',
  saving: 'સેવ થઈ રહ્યું છે…',
  cancel: 'રદ કરો',
  cancelled: 'તમારા ફેરફાર સેવ થયા નથી',
  reset: 'અહીં બદલેલું બધું પહેલાં જેવું કરો',
  resetDone: 'અહીં બદલેલું બધું પહેલાં જેવું થઈ ગયું છે',
  saved: 'પ્રોફાઇલ અપડેટ થઈ ગઈ!',
  notKept:
    'આ ડિવાઇસ તમારા ફેરફાર સાચવી શક્યું નહીં: તે ભરાઈ ગયું છે, અથવા આ બ્રાઉઝર સાચવવા દેતું નથી. ફેરફાર હજી નીચેના ફોર્મમાં છે.',
  nameRequired: 'નામ લખવું જરૂરી છે',
  emailRequired: 'ઈમેલ લખવો જરૂરી છે',
  institutionRequired: 'સંસ્થા લખવી જરૂરી છે',
  blank: 'ભર્યું નથી',
  fields: {
    name: 'પૂરું નામ',
    email: 'ઈમેલ',
    phone: 'ફોન',
    institution: 'સંસ્થા',
    department: 'વિભાગ',
    designation: 'હોદ્દો',
    experience: 'અનુભવ',
    specialization: 'વિશેષતા',
    address: 'સરનામું',
    city: 'શહેર',
    state: 'રાજ્ય',
    pincode: 'પિનકોડ',
  },
} satisfies Words<typeof English.personalCopy>

export const securityCopy = {
  title: 'પાસવર્ડ બદલો',
  simulated:
    'આ ફક્ત દેખાવ પૂરતું છે: કોઈ પાસવર્ડ ક્યાંય મોકલાતો કે સચવાતો નથી, અને તમે તમારા હાલના પાસવર્ડથી જ લૉગિન કરતા રહેશો.',
  current: 'હાલનો પાસવર્ડ',
  next: 'નવો પાસવર્ડ',
  hint: 'ઓછામાં ઓછા 6 અક્ષર',
  confirm: 'નવો પાસવર્ડ ફરી લખો',
  submit: 'પાસવર્ડ બદલો',
  submitting: 'બદલાઈ રહ્યો છે…',
  changed: 'પાસવર્ડ બદલાઈ ગયો!',
  currentRequired: 'હાલનો પાસવર્ડ લખવો જરૂરી છે',
  nextRequired: 'નવો પાસવર્ડ લખવો જરૂરી છે',
  nextShort: 'પાસવર્ડમાં ઓછામાં ઓછા 6 અક્ષર હોવા જોઈએ',
  mismatch: 'બંને પાસવર્ડ સરખા નથી',
} satisfies Words<typeof English.securityCopy>

export const preferencesCopy = {
  notifications: 'નોટિફિકેશન',
  privacy: 'ગોપનીયતા',
  toggles: {
    email: { label: 'ઈમેલ નોટિફિકેશન', hint: 'તમારી અરજીઓ પરના નિર્ણયો અને માગણીઓ' },
    sms: { label: 'SMS નોટિફિકેશન', hint: 'આવનારા દિવસોમાં આવતી છેલ્લી તારીખો' },
    weeklyDigest: {
      label: 'અઠવાડિયાનો સાર',
      hint: 'નવા કાર્યક્રમો અને અરજીની તકો, અઠવાડિયે એક વાર',
    },
    profileVisible: {
      label: 'પ્રોફાઇલ દેખાય',
      hint: 'બીજા ઇનોવેટર તમારી પ્રોફાઇલ શોધી શકે',
    },
    showInstitution: { label: 'સંસ્થા બતાવો', hint: 'તમારી પ્રોફાઇલ પર તમારી સંસ્થા બતાવો' },
  },
  source:
    'આ ડિવાઇસ પર રાખેલું: તમે જે પસંદ કરો તે ફક્ત તમારા માટે રાખેલું છે. પોર્ટલ હજી સંદેશા મોકલતું નથી, અને તમારી પ્રોફાઇલ બીજું કોઈ જોઈ શકતું નથી.',
  save: 'પસંદગીઓ સેવ કરો',
  saved: 'પસંદગીઓ આ ડિવાઇસ પર સેવ થઈ',
  notKept:
    'આ ડિવાઇસ તમારી પસંદગી સાચવી શક્યું નહીં: તે ભરાઈ ગયું છે, અથવા આ બ્રાઉઝર સાચવવા દેતું નથી. કંઈ બદલાયું નથી.',
} satisfies Words<typeof English.preferencesCopy>
