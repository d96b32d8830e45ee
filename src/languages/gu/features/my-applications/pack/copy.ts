import type * as English from '../../../../../features/my-applications/pack/copy'
import type { Words } from '../../../../words'
import { plural } from '../../../../../lib/grammar'
import {
  packCopy as official,
  paperCopy as officialPaper,
} from '../../../../../features/my-applications/pack/copy'

export const packCopy = {
  print: 'પ્રિન્ટ કરો અથવા PDF તરીકે સેવ કરો',
  fullAadhaar: 'પૂરા આધાર નંબર પ્રિન્ટ કરો',
  fullAadhaarHint:
    'નોડલ ઓફિસર માટે, ફક્ત આ એક પ્રિન્ટમાં. પછી આ વિકલ્પ ફરી બંધ થઈ જાય છે, અને પેકમાં પૂરા નંબર ક્યારેય આવતા નથી.',
  share: 'પેક શેર કરો',
  save: 'પેક સેવ કરો (ZIP)',
  what: 'પેકમાં તમારી અરજી, તેના જવાબો અને તેની ફાઇલો હોય છે. સેવ કરેલું પેક એક ZIP ફાઇલ છે; કેટલાંક બ્રાઉઝર તેની ફાઇલો અલગ અલગ શેર કરે છે.',
  cannotShare: 'આ બ્રાઉઝર પેક શેર કરી શકતું નથી: તે તમારા ડાઉનલોડમાં સેવ થયું છે',
  missingFiles: (count: number) =>
    plural(count, {
      one: 'પેકની એક ફાઇલ સબમિટ કરી હતી તેવી નથી',
      other: 'પેકની કેટલીક ફાઇલો સબમિટ કરી હતી તેવી નથી',
    }),
  missingFilesDetail: (count: number, names: string) =>
    plural(count, {
      one: `આ ડિવાઇસ પર ખૂટે છે અથવા બદલાઈ છે: ${names}. પેક સાથે અસલ ફાઇલ પણ આપો.`,
      other: `આ ડિવાઇસ પર ખૂટે છે અથવા બદલાઈ છે: ${names}. પેક સાથે અસલ ફાઇલો પણ આપો.`,
    }),
  missing: (names: string) => `આ ડિવાઇસ પર ખૂટે છે: ${names}.`,
  missingToAdd: (count: number, names: string) =>
    plural(count, {
      one: `આ ડિવાઇસ પર ખૂટે છે: ${names}. અરજી જમા કરાવો ત્યારે અસલ ફાઇલ જાતે ઉમેરો.`,
      other: `આ ડિવાઇસ પર ખૂટે છે: ${names}. અરજી જમા કરાવો ત્યારે અસલ ફાઇલો જાતે ઉમેરો.`,
    }),
  neverThere: (count: number, questions: string) =>
    plural(count, {
      one: `આ ફાઇલ વિના સબમિટ કરી છે: ${questions}.`,
      other: `આ ફાઇલો વિના સબમિટ કરી છે: ${questions}.`,
    }),
  neverThereToAttach: (count: number, questions: string, startNew: string) =>
    plural(count, {
      one: `આ ફાઇલ વિના સબમિટ કરી છે: ${questions}. તેને જોડવા માટે આ અરજીની વિગતોમાં ‘${startNew}’ દબાવો.`,
      other: `આ ફાઇલો વિના સબમિટ કરી છે: ${questions}. તેમને જોડવા માટે આ અરજીની વિગતોમાં ‘${startNew}’ દબાવો.`,
    }),
  failed: 'પેક બની શક્યું નહીં',
  failedDetail: 'કંઈ બદલાયું નથી. આ પેજ ફરી લોડ કરો, પછી ફરી પ્રયત્ન કરો.',
  saved: 'પેક તમારા ડાઉનલોડમાં સેવ થયું છે',
  // Names of files stay in Latin letters: every computer of an office can write them.
  zipName: official.zipName,
  documentTitle: official.documentTitle,
  attachmentsFolder: official.attachmentsFolder,
  laterFolder: official.laterFolder,
} satisfies Words<typeof English.packCopy>

export const paperCopy = {
  scheme: 'વિદ્યાર્થી સ્ટાર્ટઅપ અને ઇનોવેશન નીતિ',
  number: 'કામચલાઉ અરજી નંબર',
  applicant: 'અરજદાર',
  email: 'ઈમેલ',
  institution: 'સંસ્થા',
  submitted: 'ડિવાઇસ પર સબમિટ કરી',
  withdrawn: 'પાછી ખેંચી',
  notSent: 'તમારા નોડલ ઓફિસરને મળે તે દિવસથી આ અરજી ગણાય છે: પોર્ટલે કંઈ મોકલ્યું નથી.',
  notAnswered: 'જવાબ આપ્યો નથી',
  // A margin of the sheet takes plain text alone, so the English stands in it.
  foot: (number: string) => `અરજી / ${officialPaper.foot(number)}`,
  signatures: 'બાંહેધરી અને સહી',
  declaration:
    'અમે બાંહેધરી આપીએ છીએ કે આ અરજીના જવાબો સાચા અને પૂરા છે, તેમાં વર્ણવેલો આઇડિયા અને કામ અમારાં પોતાનાં છે, અને અહીં જેમનાં નામ છે તે દરેકે ભાગ લેવા સંમતિ આપી છે. સંસ્થા આ અરજીને સમર્થન આપે છે.',
  lead: 'મુખ્ય ઇનોવેટર',
  mentor: 'મેન્ટર',
  head: 'સંસ્થાના વડા',
  nameLine: 'નામ',
  signature: 'સહી અને તારીખ',
  signatureAndSeal: 'સહી, તારીખ અને સિક્કો',
  office: 'નોડલ ઓફિસર માટે',
  receivedOn: 'મળ્યાની તારીખ',
  receivedBy: 'સ્વીકારનાર (નામ)',
  sealAndSignature: 'સહી અને સિક્કો',
  aadhaarMasked: 'આધાર નંબરના છેલ્લા ચાર આંકડા જ બતાવ્યા છે. પૂરા નંબર જોઈએ તો અરજદાર તે પ્રિન્ટ કરી શકે છે.',
  aadhaarFull: 'આ પ્રિન્ટમાં પૂરા આધાર નંબર છે. તેને આધાર કાર્ડ જેટલી જ સુરક્ષિત રાખો, અને તેની નકલ કે સ્કેન ન કરો.',
  hash: 'કન્ટેન્ટ હેશ (SHA-256)',
  files: 'જોડેલી ફાઇલો',
  file: (name: string, size: string) => `${name}, ${size}`,
  noFiles: 'કોઈ ફાઇલ જોડેલી નથી.',
  check:
    'જવાબો ચકાસવા માટે: અરજી જે ડિવાઇસ પર સબમિટ થઈ હતી તેના પર તેની પહોંચ ખોલો અને “નોડલ ઓફિસર માટે” નીચે answers.json અથવા answers.txt પસંદ કરો. આ હેશ તે ફાઇલના “content” નો SHA-256 છે, જે JSON તરીકે, ક્રમમાં ગોઠવેલી કી સાથે અને ખાલી જગ્યા વિના લખાય છે.',
} satisfies Words<typeof English.paperCopy>

export const checkCopy = {
  section: 'નોડલ ઓફિસર માટે',
  sectionText:
    'આ હેશ પ્રિન્ટ પર અને પેકમાં છે. જેની પાસે પેક હોય તે અહીં ચકાસી શકે છે કે તેના જવાબો એ જ છે જે સબમિટ થયા હતા.',
  title: 'પેક બદલાયું નથી તે ચકાસો',
  hint: 'પેકની જવાબોની ફાઇલ અહીં ખેંચી લાવો, અથવા પસંદ કરો: answers.json, અથવા તેની ફાઇલો અલગ અલગ આવી હોય તો answers.txt.',
  choose: 'જવાબોની ફાઇલ પસંદ કરો',
  same: (number: string) => `એ જ લખાણ છે: ${number} તરીકે આ જ સબમિટ થયું હતું.`,
  changed: 'એ જ લખાણ નથી: ફાઇલ બન્યા પછી તે બદલાઈ છે.',
  changedIn: (questions: string) =>
    `એ જ લખાણ નથી: ફાઇલ બન્યા પછી તે બદલાઈ છે. આમાં ફરક છે: ${questions}.`,
  question: (heading: string, question: string) => `${heading}, ${question}`,
  other: (number: string) => `એ જ લખાણ નથી: ફાઇલ અકબંધ છે, પણ તે ${number} ની છે.`,
  unreadable:
    'આ ફાઇલ કોઈ પેકની જવાબોની ફાઇલ નથી. તેની ZIP માંથી answers.json પસંદ કરો, અથવા તેની ફાઇલો અલગ અલગ આવી હોય તો answers.txt પસંદ કરો.',
} satisfies Words<typeof English.checkCopy>
