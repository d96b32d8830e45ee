import type * as English from '../../../../features/downloads/copy'
import type { Words } from '../../../words'
import { plural } from '../../../../lib/grammar'

export const downloadsCopy = {
  title: 'ડાઉનલોડ',
  lead: 'યોજનાના બધા દસ્તાવેજો: કયા તૈયાર છે, અને કયા આવવાના છે.',
  available: 'હમણાં ઉપલબ્ધ',
  comingSoon: 'ટૂંક સમયમાં આવે છે',
  comingSoonLead: 'યોજના સેલ આ દસ્તાવેજો હજી લખી રહ્યો છે. મંજૂર થયા પછી દરેક દસ્તાવેજ તેના પોતાના પેજ પર મળશે.',
  status: 'ટૂંક સમયમાં આવે છે',
  help: 'આમાંથી કોઈ આજે જ જોઈએ છે?',
  ask: 'યોજના સેલને પૂછો',
} satisfies Words<typeof English.downloadsCopy>

export const policyCopy = {
  title: 'SSIP નીતિ (અંગ્રેજી)',
  lead: 'સહાય કોને મળી શકે, શાના માટે, કેટલી, અને નિર્ણય કેવી રીતે થાય છે.',
  facts: 'દસ્તાવેજની વિગતો',
  version: 'વર્ઝન',
  date: 'પ્રકાશિત',
  size: 'ફાઇલનું કદ',
  pages: 'પાનાં',
  language: 'ભાષા',
  downloads: 'ડાઉનલોડ',
  download: 'ડાઉનલોડ કરો',
  preview: 'ઝલક જુઓ',
  share: 'શેર કરો',
  notIncluded:
    'મૂળ PDF (2.5 MB) આ પોર્ટલમાં નથી. ‘ડાઉનલોડ કરો’ અને ‘ઝલક જુઓ’થી તેના ભાગોનો સારાંશ મળે છે; પૂરું લખાણ યોજના સેલ તમને મોકલશે.',
  saved: 'સારાંશ આ ફોન અથવા કમ્પ્યુટર પર સેવ થયો છે.',
  copied: 'લિંક કૉપિ થઈ.',
  shareUnavailable: 'આ બ્રાઉઝર અહીં લિંક શેર કે કૉપિ કરી શકતું નથી.',
  shareUnavailableDetail: (address) => `આ પેજનું સરનામું જાતે કૉપિ કરો: ${address}`,
  previewTitle: 'SSIP નીતિનો સારાંશ',
  highlights: 'નીતિ શું કહે છે',
  related: 'સંબંધિત દસ્તાવેજો',
  comingSoon: 'ટૂંક સમયમાં આવે છે',
  history: 'વર્ઝનનો ઇતિહાસ',
  historyCaption: 'SSIP નીતિનાં વર્ઝન, સૌથી નવું પહેલાં',
  historyVersion: 'વર્ઝન',
  historyDate: 'પ્રકાશિત',
  historyChange: 'શું બદલાયું',
  more: 'નીતિ વિશે સવાલ છે?',
  moreText: 'યોજના સેલ ફોન પર, ઈમેલથી અને રાજ્યભરમાં થતા તેના વર્કશોપમાં નીતિ સમજાવે છે.',
  contact: 'યોજના સેલનો સંપર્ક કરો',
  events: 'વર્કશોપ અને કાર્યક્રમો',
  summaryNote: 'આ SSIP પોર્ટલે બનાવેલો સારાંશ છે. તે નીતિનો દસ્તાવેજ નથી: ફક્ત પૂરું લખાણ જ સત્તાવાર છે.',
  summaryFile: 'SSIP-policy-2.0-summary.html',
  summaryFacts: {
    version: (version) => `વર્ઝન ${version}`,
    date: (date) => `પ્રકાશિત: ${date}`,
    pages: (count) => plural(count, { one: `${count} પાનું`, other: `${count} પાનાં` }),
  },
  summaryVersion: (version, date, change) => `${version}, ${date}: ${change}`,
} satisfies Words<typeof English.policyCopy>
