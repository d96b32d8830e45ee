import { pageWords } from '../../../app/copy'
import type * as English from '../../../app/descriptionCopy'
import type { Words } from '../../words'

export const pageDescriptions = {
  home: 'જે વિદ્યાર્થીઓ પાસે આઇડિયા છે તેમના માટે પ્રૂફ ઓફ કોન્સેપ્ટ ગ્રાન્ટ, પેટન્ટ સહાય, મેન્ટર અને કાર્યક્રમો.',
  dashboard: 'તમારી અરજીઓ, છેલ્લી તારીખો અને તકો, અથવા યોજનામાં શું મળે છે તે.',
  institute: 'મુખ્ય સંસ્થાઓ, તેમની સહાય અને યોજના કેવી રીતે ચાલે છે.',
  ssip: 'વિદ્યાર્થી સ્ટાર્ટઅપ અને ઇનોવેશન નીતિ શું છે, તે શેમાં સહાય કરે છે અને કેવી રીતે વિકસી.',
  ssipCell: 'યોજના કોણ ચલાવે છે: આગેવાની, વિભાગો, મુખ્ય ટીમ અને પ્રાદેશિક સેલ.',
  scrutinyCommittee: announced(pageWords.scrutinyCommittee.title),
  implementationCommittee: announced(pageWords.implementationCommittee.title),
  beneficiariesPoc: 'પ્રૂફ ઓફ કોન્સેપ્ટ ગ્રાન્ટ કોને મળી શકે, તે કેવી રીતે ચૂકવાય છે, અને કોને મળી.',
  beneficiariesIpr: 'પેટન્ટ, ટ્રેડમાર્ક, કૉપિરાઇટ અને ડિઝાઇનના ખર્ચમાં યોજના કેટલું આપે છે.',
  beneficiariesHackathon: announced(pageWords.beneficiariesHackathon.title),
  downloads: 'યોજનાના બધા દસ્તાવેજો, અને તેમાંથી કયા ઉપલબ્ધ છે.',
  policyEnglish: 'નીતિનો દસ્તાવેજ, વર્ઝન 2.0: મુખ્ય મુદ્દા, ઇતિહાસ અને તેની સાથેના દસ્તાવેજો.',
  policyGujarati: announced(pageWords.policyGujarati.title),
  financialGuidelines: announced(pageWords.financialGuidelines.title),
  institutePolicy: announced(pageWords.institutePolicy.title),
  screeningGuide: announced(pageWords.screeningGuide.title),
  pocPptFormat: announced(pageWords.pocPptFormat.title),
  iprPptFormat: announced(pageWords.iprPptFormat.title),
  bonafideFormat: announced(pageWords.bonafideFormat.title),
  ipFacilitators: announced(pageWords.ipFacilitators.title),
  events: 'વર્કશોપ, સ્પર્ધાઓ, તાલીમ અને કોન્ફરન્સ, આવનારી અને થઈ ગયેલી.',
  contact: 'યોજના સેલનો સંપર્ક કેવી રીતે કરવો, અને તમારા સવાલ માટે ફોર્મ.',
  faq: 'ગ્રાન્ટ, અરજી, કાર્યક્રમો અને મદદ વિશેના જવાબો, સર્ચ સાથે.',
  terms: 'SSIP પોર્ટલ વાપરો ત્યારે તમે શેની સાથે સંમત થાઓ છો.',
  privacy: 'SSIP પોર્ટલ શું રાખે છે, ક્યાં રાખે છે, અને તેને કેવી રીતે ભૂંસી શકાય.',
  forgotPassword: 'પાસવર્ડ માટે મદદ કેવી રીતે મેળવવી.',
  // As its page, in English.
  connectionTest: 'Checks whether the server of the portal can be reached.',
  login: 'SSIP પોર્ટલમાં લૉગિન કરો.',
  signup: 'SSIP પોર્ટલ પર એકાઉન્ટ બનાવો.',
  profile: 'તમારી પ્રોફાઇલ, સુરક્ષા સેટિંગ અને પસંદગીઓ.',
  myApplications: 'તમારી અરજીઓ, તેમની સ્થિતિ અને તેમના દસ્તાવેજો.',
  receipt: 'આ ડિવાઇસ પર રાખેલી અરજીની પહોંચ.',
  // The office is English in every language.
  adminDashboard: 'Alerts, applications, funding, institutions and users at a glance.',
  adminApplications: 'Review and decide on applications.',
  adminUsers: 'Accounts of students and administrators.',
  adminReports: 'Figures on applications, institutions and funding.',
} satisfies Words<typeof English.pageDescriptions>

export const notFoundDescription = 'આવું કોઈ પેજ નથી.'

function announced(title: string): string {
  return `${title}: ટૂંક સમયમાં SSIP પોર્ટલ પર.`
}
