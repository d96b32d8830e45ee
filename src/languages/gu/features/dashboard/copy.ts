import type * as English from '../../../../features/dashboard/copy'
import type { Words } from '../../../words'
import type { PartOfDay } from '../../../../lib/dates'

const greetings: Record<PartOfDay, string> = {
  morning: 'સુપ્રભાત',
  afternoon: 'શુભ બપોર',
  evening: 'શુભ સાંજ',
}

export const dashboardCopy = {
  title: (part: PartOfDay, name: string) => `${greetings[part]}, ${name}`,
  lead: 'તમારી અરજીઓ, શું બાકી છે, અને તમે શેના માટે અરજી કરી શકો છો.',
  nameKept: 'તમે બદલેલું નામ ફક્ત આ ડિવાઇસ પર રાખેલું છે',
  lostOffice:
    'તમારું એકાઉન્ટ હવે એડમિનિસ્ટ્રેટરનું નહીં, વિદ્યાર્થીનું છે. કચેરી માટે તમે જે નિર્ણય લીધા અને જે નોંધ્યું તે આ ડિવાઇસ પર સાચવેલું છે; આ ભૂલથી થયું હોય તો યોજનાની કચેરીને જણાવો.',
  tabs: 'તમારું ડેશબોર્ડ',
  overview: 'ટૂંકમાં',
  applications: 'મારી અરજીઓ',
  opportunities: 'તકો',
  profile: 'પ્રોફાઇલ',
  loading: 'તમારી અરજીઓ લોડ થઈ રહી છે',
} satisfies Words<typeof English.dashboardCopy>

export const overviewCopy = {
  activities: 'તાજેતરમાં શું થયું',
  deadlines: 'આવનારી છેલ્લી તારીખો',
  noDeadlines: 'હમણાં કોઈ છેલ્લી તારીખ નથી.',
  addToCalendar: (what: string) => `કેલેન્ડરમાં ઉમેરો: ${what}`,
  addAll: 'આ યાદી કેલેન્ડર ફાઇલ (.ics) તરીકે સેવ કરો',
  calendarHint: 'પોર્ટલ કોઈ રિમાઇન્ડર મોકલતું નથી. તેને બદલે છેલ્લી તારીખો તમારા કેલેન્ડરમાં સેવ કરો.',
  calendarText: (what: string) => `${what}. SSIP પોર્ટલમાંથી સેવ કર્યું.`,
  submitted: (title: string) => `તમે “${title}” સબમિટ કરી`,
  withdrawn: (title: string) => `તમે “${title}” પાછી ખેંચી`,
  decided: (title: string, status: string) => `“${title}”: ${status}`,
  reportDue: (title: string) => `“${title}” માટે રિપોર્ટ`,
  documentsDue: (title: string) => `“${title}” માટે દસ્તાવેજ`,
  due: (title: string) => `“${title}” નું આગળનું પગલું`,
  closes: (title: string) => `${title}: અરજીઓ બંધ થાય છે`,
} satisfies Words<typeof English.overviewCopy>

export const applicationsCopy = {
  title: 'મારી અરજીઓ',
  type: 'પ્રકાર',
  funding: 'ભંડોળની રકમ',
  submitted: 'સબમિટ કરી',
  mentor: 'મેન્ટર',
  progress: 'પ્રગતિ',
  viewDetails: 'વિગતો જુઓ',
  viewDetailsOf: (title: string) => `વિગતો જુઓ: ${title}`,
  uploadReport: 'રિપોર્ટ અપલોડ કરો',
  uploadReportOf: (title: string) => `રિપોર્ટ અપલોડ કરો: ${title}`,
  all: 'બધી અરજીઓ, સર્ચ અને ફિલ્ટર સાથે',
  none: 'હજી કોઈ અરજી નથી',
  noneText: 'તમે જે સબમિટ કરો તે અહીં દેખાય છે, તેની સ્થિતિ અને પેક સાથે.',
  reportKept: (name: string) => `“${name}” આ ડિવાઇસ પર અરજીની સાથે સાચવી છે`,
  failed: 'ફાઇલ સાચવી શકાઈ નહીં',
  failedDetail: 'આ ડિવાઇસ પર થોડી જગ્યા ખાલી કરો અથવા પેજ ફરી લોડ કરો, પછી ફરી પ્રયત્ન કરો.',
} satisfies Words<typeof English.applicationsCopy>

export const opportunitiesCopy = {
  title: 'તકો',
  lead: 'અરજી કરવી મફત છે, અને બદલામાં કોઈ ઇક્વિટી લેવાતી નથી.',
  category: 'શ્રેણી',
  maxFunding: 'વધુમાં વધુ ભંડોળ',
  deadline: 'છેલ્લી તારીખ',
  noDeadline: 'જાહેર થઈ નથી',
  source: 'નમૂનાનો ડેટા: અરજી બંધ થવાની તારીખો ઉદાહરણ છે',
  apply: 'હમણાં અરજી કરો',
  applyFor: (title: string) => `હમણાં અરજી કરો: ${title}`,
} satisfies Words<typeof English.opportunitiesCopy>

export const profileCopy = {
  title: 'પ્રોફાઇલ',
  name: 'નામ',
  email: 'ઈમેલ',
  userId: 'યુઝર આઈડી',
  memberSince: 'સભ્ય બન્યાની તારીખ',
  unknownDate: 'ખબર નથી',
  role: 'ભૂમિકા',
  user: 'યુઝર',
  edit: 'પ્રોફાઇલ એડિટ કરો',
  security: 'સુરક્ષા સેટિંગ',
  logout: 'લૉગઆઉટ',
} satisfies Words<typeof English.profileCopy>
