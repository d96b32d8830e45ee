import type * as English from '../../../../../features/my-applications/details/copy'
import type { Words } from '../../../../words'
import { plural } from '../../../../../lib/grammar'

export const detailsCopy = {
  information: 'માહિતી',
  number: 'અરજી નંબર',
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
} satisfies Words<typeof English.uploadsCopy>
