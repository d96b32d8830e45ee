import type * as English from '../../../../features/my-applications/copy'
import type { Words } from '../../../words'
import { plural } from '../../../../lib/grammar'

export const listCopy = {
  title: 'મારી અરજીઓ',
  lead: 'તમારી અરજીઓ: સ્થિતિ, રકમ અને દસ્તાવેજ.',
  apply: 'નવી PoC અરજી',
  loading: 'તમારી અરજીઓ લોડ થઈ રહી છે',
  tiles: 'તમારી અરજીઓ આંકડામાં',
  total: 'કુલ',
  approved: 'મંજૂર',
  pending: 'બાકી',
  pendingNote: 'સમીક્ષા ચાલુ, અથવા જમા કરાવેલી',
  completed: 'પૂર્ણ',
  fundingReceived: 'મળેલું કુલ ભંડોળ',
  sampleFunding: (amount: string) => `તેમાંથી ${amount} નમૂનાનો ડેટા છે`,
  sampleTiles: (own: number, total: number) =>
    own === 0
      ? 'નમૂનાનો ડેટા: આ આંકડા ઉદાહરણ છે, તમારા નથી'
      : plural(own, {
          one: `નમૂનાનો ડેટા અને તમારી અરજી સાથે મળીને: ${total} અરજીમાંથી ${own} તમારી છે`,
          other: `નમૂનાનો ડેટા અને તમારી અરજીઓ સાથે મળીને: ${total} અરજીમાંથી ${own} તમારી છે`,
        }),
  filters: 'સ્થિતિ પ્રમાણે અરજીઓ બતાવો',
  all: 'બધી',
  search: 'શીર્ષક, નંબર કે શ્રેણીથી શોધો',
  found: (count: number) => plural(count, { one: `${count} અરજી`, other: `${count} અરજીઓ` }),
  showRest: (count: number) =>
    plural(count, { one: `બાકીની ${count} અરજી બતાવો`, other: `બાકીની ${count} અરજીઓ બતાવો` }),
  none: 'કોઈ અરજી મળી નથી',
  noneHint: 'બીજી સ્થિતિ અથવા ઓછા શબ્દોથી પ્રયત્ન કરો.',
  list: 'અરજીઓ',
} satisfies Words<typeof English.listCopy>

export const cardCopy = {
  provisional: (number: string) => `${number} (કામચલાઉ નંબર)`,
  priority: { high: 'ઊંચી પ્રાથમિકતા', medium: 'મધ્યમ પ્રાથમિકતા', low: 'ઓછી પ્રાથમિકતા' },
  type: 'પ્રકાર',
  category: 'શ્રેણી',
  requested: 'માગેલી રકમ',
  received: 'મળેલી રકમ',
  submitted: 'સબમિટ કરી',
  funding: 'મળેલું ભંડોળ',
  fundingShare: (percent: number, amount: string) => `${amount} ના ${percent}%`,
  viewDetails: 'વિગતો જુઓ',
  viewDetailsOf: (title: string) => `વિગતો જુઓ: ${title}`,
} satisfies Words<typeof English.cardCopy>

export const detailsCopy = {
  information: 'માહિતી',
  number: 'અરજી નંબર',
  status: 'સ્થિતિ',
  priority: 'પ્રાથમિકતા',
  priorityNotSet: 'હજી નક્કી નથી',
  mentor: 'મેન્ટર',
  nextDeadline: 'હવે પછીની છેલ્લી તારીખ',
  noDeadline: 'કંઈ બાકી નથી',
  documentsDue: 'માગેલા દસ્તાવેજ; કોઈ તારીખ નક્કી નથી',
  handInDue: 'અરજી પર સહી કરીને તેને જમા કરાવવી; કોઈ તારીખ નક્કી નથી',
  addToCalendar: 'કેલેન્ડરમાં ઉમેરો',
  expectedDecision: 'નિર્ણય ક્યારે આવી શકે',
  noDecisionDue: 'કોઈ નિર્ણય બાકી નથી',
  decisionAfterDocuments: 'દસ્તાવેજ કચેરીને મળે તે પછી',
  notHandedIn: 'તમે અરજી જમા કરાવો તે પછી 4 થી 6 અઠવાડિયાંમાં',
  decisionBetween: (from: string, until: string) => `${from} અને ${until} ની વચ્ચે`,
  comments: 'સમીક્ષાની ટિપ્પણીઓ',
  noComments: 'હજી કોઈ ટિપ્પણી નથી.',
  milestones: 'માઇલસ્ટોન',
  noMilestones: 'કોઈ અરજી મંજૂર થાય તે પછી જ તેના માઇલસ્ટોન નક્કી થાય છે.',
  milestonesElsewhere: 'આ અરજીના માઇલસ્ટોન પોર્ટલમાં નથી.',
  milestoneStatus: {
    pending: 'બાકી',
    in_progress: 'ચાલુ',
    completed: 'પૂર્ણ',
    rejected: 'નામંજૂર',
  },
  history: 'ઇતિહાસ',
  historyEntry: (what: string, when: string) => `${what}: ${when}`,
  downloadReport: 'રિપોર્ટ ડાઉનલોડ કરો',
  close: 'બંધ કરો',
  deadlineEntry: (title: string) => `SSIP છેલ્લી તારીખ: ${title}`,
  deadlineEntryText: (number: string) => `અરજી ${number}. SSIP પોર્ટલમાંથી સેવ કર્યું.`,
} satisfies Words<typeof English.detailsCopy>

export const uploadsCopy = {
  title: 'દસ્તાવેજ અને રિપોર્ટ',
  hint: {
    sample: 'PDF, JPG કે PNG. ફાઇલો આ ડિવાઇસ પર રહે છે; કંઈ મોકલાતું નથી.',
    device: 'PDF, JPG કે PNG. ફાઇલો આ ડિવાઇસ પર રહે છે અને પેકમાં જાય છે; કંઈ મોકલાતું નથી.',
  },
  uploadDocuments: 'દસ્તાવેજ અપલોડ કરો',
  uploadReport: 'રિપોર્ટ અપલોડ કરો',
  none: 'હજી કંઈ અપલોડ કર્યું નથી.',
  keeping: 'આ ડિવાઇસ પર સેવ થાય છે…',
  kept: (count: number) =>
    plural(count, {
      one: `${count} ફાઇલ આ ડિવાઇસ પર સાચવી છે`,
      other: `${count} ફાઇલો આ ડિવાઇસ પર સાચવી છે`,
    }),
  failed: (count: number) =>
    plural(count, { one: 'ફાઇલ સાચવી શકાઈ નહીં', other: 'ફાઇલો સાચવી શકાઈ નહીં' }),
  failedFull: 'આ ડિવાઇસ ભરાઈ ગયું છે. થોડી જગ્યા ખાલી કરો અને ફરી પ્રયત્ન કરો.',
  failedOther: 'આ બ્રાઉઝર પોર્ટલને હમણાં ફાઇલો સાચવવા દેતું નથી. પેજ ફરી લોડ કરો, પછી ફરી પ્રયત્ન કરો.',
  document: 'દસ્તાવેજ',
  report: 'રિપોર્ટ',
  download: (name: string) => `${name} ડાઉનલોડ કરો`,
  remove: (name: string) => `${name} દૂર કરો`,
  fileNote: (kind: string, size: string) => `${kind}, ${size}`,
  removed: (name: string) => `“${name}” દૂર કરી છે`,
  undo: 'પહેલાં જેવું કરો',
} satisfies Words<typeof English.uploadsCopy>

export const submissionCopy = {
  files: 'અરજીની ફાઇલો',
  receipt: 'પહોંચ',
  withdraw: 'અરજી પાછી ખેંચો',
  withdrawn: (title: string) => `“${title}” પાછી ખેંચી છે`,
  undo: 'પહેલાં જેવું કરો',
  takeBack: 'પાછી ખેંચેલી અરજી ફરી ચાલુ કરો',
  takenBack: (title: string) => `“${title}” ફરી ચાલુ છે`,
  startNew: 'આના પરથી નવી અરજી શરૂ કરો',
  replaceDetail: (title: string) =>
    `તમારો એક ડ્રાફ્ટ છે, “${title}”. આગળ વધશો તો તેની જગ્યાએ નવો આવશે. આ ડિવાઇસ પર જગ્યા હોય ત્યાં સુધી જૂનો ડ્રાફ્ટ ફોર્મમાં ‘પહેલાંની સ્થિતિઓ’માં રહે છે.`,
  replace: 'નવો ડ્રાફ્ટ મૂકો',
  keep: 'જૂનો ડ્રાફ્ટ રાખો',
  started: 'નવો ડ્રાફ્ટ તૈયાર છે, આ અરજીના જવાબો અને ફાઇલો સાથે',
  draftIsBack: 'તમારો પહેલાંનો ડ્રાફ્ટ પાછો આવ્યો છે',
  draftNotBack: 'તમારો પહેલાંનો ડ્રાફ્ટ પાછો મૂકી શકાયો નથી',
  stayed:
    'તમે ફોર્મ પર રહ્યા, એટલે તેનો ડ્રાફ્ટ જેવો છે તેવો જ રહે છે. જો આ ડિવાઇસ પર જગ્યા હતી, તો પહેલાંનો ડ્રાફ્ટ ત્યાં ‘પહેલાંની સ્થિતિઓ’માં છે.',
  draftChanged: 'તે પછી નવો ડ્રાફ્ટ બદલાયો છે, એટલે તે જેવો છે તેવો જ રહે છે.',
  failed: 'આ ડિવાઇસ પર આ સેવ થઈ શક્યું નહીં',
  newerDetail: 'ત્યાં જે ડ્રાફ્ટ છે તે પોર્ટલના નવા વર્ઝનમાં લખાયો છે. કંઈ બદલાયું નથી.',
  failedDetail: 'કંઈ બદલાયું નથી. થોડી જગ્યા ખાલી કરો અથવા પેજ ફરી લોડ કરો, પછી ફરી પ્રયત્ન કરો.',
} satisfies Words<typeof English.submissionCopy>

export const receiptCopy = {
  title: 'પહોંચ',
  lead: 'તમારી અરજી આ ડિવાઇસ પર રાખેલી છે. હવે તેને જમા કરાવો: કંઈ મોકલાયું નથી.',
  goesAtSignOut:
    'અહીં કંઈ સીલબંધ થઈ શકતું નથી, એટલે તમે લૉગઆઉટ કરો ત્યારે આ અરજી આ કમ્પ્યુટર પરથી દૂર થાય છે. તે પહેલાં તેનું પેક સેવ કરો અથવા પ્રિન્ટ કરો.',
  leadLater: 'તમે જે સબમિટ કર્યું હતું તે, આ ડિવાઇસ પર સચવાયું છે તે પ્રમાણે.',
  withdrawn: (when: string) => `તમે આ અરજી ${when} વાગ્યે પાછી ખેંચી.`,
  preview: 'અરજી પ્રિન્ટમાં આવી દેખાશે',
  back: 'મારી અરજીઓ',
  missing: 'આ અરજી આ ડિવાઇસ પર નથી',
  missingText: 'જે ડિવાઇસ પર અરજી સબમિટ થઈ હોય તેના પર જ પહોંચ રહે છે, અને જેણે સબમિટ કરી હોય તેના માટે જ.',
  unread: 'પહોંચ વાંચી શકાઈ નથી',
  unreadText:
    'આ બ્રાઉઝરના સ્ટોરેજે બરાબર જવાબ આપ્યો નથી. કંઈ બદલાયું કે ભૂંસાયું નથી. આ પેજ ફરી લોડ કરો; એવું જ રહે, તો પહેલાં પોર્ટલનાં બીજાં ટેબ બંધ કરો.',
  loading: 'પહોંચ લોડ થઈ રહી છે',
  provisional: 'કામચલાઉ નંબર, આ ડિવાઇસની ગણતરી પ્રમાણે',
} satisfies Words<typeof English.receiptCopy>

export const reportCopy = {
  heading: (title: string) => `અરજીનો રિપોર્ટ: ${title}`,
  milestone: (status: string, amount: string) => `${status}, ${amount}`,
  upload: (size: string, addedAt: string) => `${size}, ${addedAt}`,
  made: (when: string) => `${when} વાગ્યે SSIP પોર્ટલે અરજદારના ડિવાઇસ પર બનાવ્યો.`,
  sample: 'પોર્ટલે આ રિપોર્ટ તેના નમૂનાના ડેટામાંથી ભર્યો છે.',
  device: 'પોર્ટલે આ રિપોર્ટ ફક્ત આ ડિવાઇસ પર રાખેલી અરજીમાંથી ભર્યો છે. નંબર કામચલાઉ છે.',
  uploads: 'આ ડિવાઇસ પરના દસ્તાવેજ અને રિપોર્ટ',
  saved: 'રિપોર્ટ તમારા ડાઉનલોડમાં સેવ થયો છે',
  notSaved: {
    text: 'રિપોર્ટ સેવ થઈ શક્યો નથી',
    detail: 'અરજીમાં કંઈ બદલાયું નથી. ફરી પ્રયત્ન કરો.',
  },
} satisfies Words<typeof English.reportCopy>
