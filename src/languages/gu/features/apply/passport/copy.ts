import type * as English from '../../../../../features/apply/passport/copy'
import type { Words } from '../../../../words'
import { plural } from '../../../../../lib/grammar'

export const passportReasons = {
  foreign: 'આ કોઈ ડ્રાફ્ટની સેવ કરેલી નકલ નથી. જેના નામના છેડે .ssip-draft હોય તેવી ફાઇલ પસંદ કરો.',
  damaged: 'નકલ બગડેલી છે અથવા રસ્તામાં અધૂરી રહી ગઈ છે. બીજા ડિવાઇસ પર તેને ફરી સેવ કરો.',
  changed: 'આ નકલ સેવ થયા પછી તેના જવાબ બદલાયા છે, તેથી તેના પર ભરોસો ન કરી શકાય.',
  wrongPassphrase: 'આ પાસફ્રેઝથી તે ખૂલતી નથી, અથવા નકલ સેવ થયા પછી બદલાઈ છે. ફરી પ્રયત્ન કરો.',
  cannotUnseal:
    'આ નકલ સીલબંધ છે, અને જે પેજનું સરનામું http:// થી શરૂ થાય તે તેને ખોલી શકતું નથી. પોર્ટલના https:// સરનામે તેને ખોલો.',
  newer: 'આ નકલ પોર્ટલના નવા વર્ઝનમાં સેવ થઈ હતી. આ ડિવાઇસ પર પોર્ટલ અપડેટ કરો, પછી તેને ફરી ખોલો.',
  tooLarge: 'આ ફાઇલ ડ્રાફ્ટની નકલ હોવા માટે વધુ પડતી મોટી છે: નકલ વધુમાં વધુ 100 MB ની હોય છે.',
  fileMissing: (name: string) => `આ નકલમાં ડ્રાફ્ટની એક ફાઇલ ખૂટે છે: ${name}.`,
  fileChanged: (name: string) => `આ નકલમાંની એક ફાઇલ બગડી ગઈ છે અથવા બદલાઈ ગઈ છે: ${name}.`,
} satisfies Words<typeof English.passportReasons>

export const passportCopy = {
  title: 'આ ડ્રાફ્ટને બીજા ફોન કે કમ્પ્યુટર પર લઈ જાઓ',
  lead: 'નકલ એટલે તમારા જવાબ અને સ્કેન સાથેની એક ફાઇલ. તેને તમારા બીજા ફોન કે કમ્પ્યુટર પર ખોલો, અથવા વધારાની નકલ તરીકે રાખી મૂકો.',
  aadhaar:
    'નકલમાં આધાર નંબર હોતા નથી, માત્ર તેના છેલ્લા ચાર આંકડા હોય છે: બીજા ડિવાઇસ પર નંબર ફરી લખો. સ્કેન તેમાં હોય છે, તેથી આ ફાઇલને કાગળો જેટલી જ સાચવીને રાખો.',
  save: 'નકલ સેવ કરો',
  saving: 'નકલ સેવ થાય છે…',
  saved: (name: string, size: string) => `નકલ સેવ થઈ: ${name} (${size})`,
  open: 'સેવ કરેલી નકલ ખોલો',
  unsaved: 'તમારા છેલ્લા ફેરફાર આ ડિવાઇસ પર સેવ થયા નથી',
  unsavedDetail:
    'અત્યારે નકલ ખોલશો તો તે આ ફેરફારની જગ્યા લઈ લેશે. પહેલાં તમારી પાસે જે છે તેની નકલ સેવ કરો, અથવા થોડી જગ્યા ખાલી કરો.',
  filesLeftOut: (count: number) =>
    plural(count, {
      one: `${count} ફાઇલ નકલમાં નથી`,
      other: `${count} ફાઇલો નકલમાં નથી`,
    }),
  filesLeftOutDetail: 'તે આ ડિવાઇસ પર નથી. જ્યાં તમે નકલ ખોલો ત્યાં તે ફાઇલો ફરી પસંદ કરો.',
  tooMany: {
    members: 'નકલમાં 500 ટીમ સભ્યો સમાય છે, અને આ ડ્રાફ્ટમાં તેનાથી વધુ છે.',
    answers: 'નકલમાં 10 MB જેટલા જવાબ સમાય છે, અને આ ડ્રાફ્ટમાં તેનાથી વધુ છે. ફાઇલો તેનું કારણ નથી.',
  },
  tooLargeQuestion: 'ફાઇલો નકલ માટે વધુ પડતી મોટી છે',
  tooLargeDetail:
    'નકલમાં 100 MB અને 999 ફાઇલો સમાય છે. તમે ફક્ત જવાબ સેવ કરી શકો છો, અને બીજા ડિવાઇસ પર ફાઇલો ફરી પસંદ કરી શકો છો.',
  saveAnswers: 'ફક્ત જવાબ સેવ કરો',
  notSaved: 'નકલ સેવ થઈ શકી નહીં. તમારો ડ્રાફ્ટ જેવો હતો તેવો જ છે.',
} satisfies Words<typeof English.passportCopy>

export const openPassportCopy = {
  title: 'સેવ કરેલી નકલ ખોલો',
  lead: '‘નકલ સેવ કરો’ થી સેવ કરેલી ફાઇલ પસંદ કરો. કંઈ પણ બદલાય તે પહેલાં તેમાં શું છે તે તમને દેખાશે.',
  choose: 'ફાઇલ પસંદ કરો',
  chooseOther: 'બીજી ફાઇલ પસંદ કરો',
  reading: 'નકલ તપાસીએ છીએ…',
  refused: (reason: string) => `${reason} આ ડિવાઇસ પર કંઈ બદલાયું નથી.`,
  unreadable: 'ફાઇલ વાંચી શકાઈ નથી. તેને ફરી પસંદ કરો.',
  tableCaption: 'નકલ અને આ ડિવાઇસ પરનો ડ્રાફ્ટ',
  compared: 'શું સરખાવ્યું છે',
  inFile: 'ફાઇલમાં',
  here: 'આ ડિવાઇસ પર',
  rows: {
    title: 'શીર્ષક',
    savedAt: 'છેલ્લો ફેરફાર',
    complete: 'પૂર્ણ થયેલાં પગલાં',
    members: 'ટીમના સભ્યો',
    files: 'ફાઇલો',
  },
  completeOf: (complete: number, total: number) => `${total} માંથી ${complete}`,
  fileNewer: 'ફાઇલ વધુ નવી છે.',
  hereNewer: 'આ ડિવાઇસ પરનો ડ્રાફ્ટ વધુ નવો છે.',
  sameAge: 'બંને છેલ્લે એક જ સમયે બદલાયા હતા.',
  nothingHere: 'આ ડિવાઇસ પર આ ફોર્મનો કોઈ ડ્રાફ્ટ નથી, તેથી કંઈ ભૂંસાશે નહીં.',
  same: 'નકલ અને આ ડિવાઇસ પરના ડ્રાફ્ટમાં એકસરખા જવાબ અને ફાઇલો છે. ખોલવા જેવું કંઈ નથી.',
  answerOf: (owner: string, question: string) => `${owner}: ${question}`,
  differing: (count: number) => `${count} જવાબ અલગ છે`,
  blank: 'ખાલી',
  aadhaarTitle: 'આધાર નંબર',
  aadhaarLead: 'નકલમાં માત્ર છેલ્લા ચાર આંકડા હોય છે.',
  typeAgain: (owner: string, lastFour: string) => `${owner}: છેલ્લે ${lastFour} આવે છે તે નંબર ફરી લખો`,
  kept: (owner: string, lastFour: string) =>
    `${owner}: છેલ્લે ${lastFour} આવે છે તે નંબર આ ડિવાઇસ પરથી લીધો છે`,
  close: 'બંધ કરો',
  keep: 'આ ડિવાઇસ પરનો ડ્રાફ્ટ રાખો',
  saveHere: 'પહેલાં તેની નકલ સેવ કરો',
  replace: 'તેની જગ્યાએ નકલ મૂકો',
  open: 'નકલ ખોલો',
  opening: 'ખૂલી રહી છે…',
  opened: 'નકલ ખૂલી ગઈ છે',
  undo: 'પહેલાં જેવું કરો',
  notUndone: 'પહેલાં અહીં જે ડ્રાફ્ટ હતો તે પાછો મૂકી શકાયો નથી',
  changedSince: 'ખોલેલો ડ્રાફ્ટ ત્યાર પછી બદલાયો છે, તેથી તે જેવો છે તેવો જ રહે છે.',
  notOpened: 'નકલ ખોલી નથી',
  changed: 'તમે સરખાવતા હતા ત્યારે આ ડિવાઇસ પરનો ડ્રાફ્ટ બદલાયો. ફરી એક વાર સરખાવવા ફાઇલ ફરી ખોલો.',
  full: 'આ ડિવાઇસ પર તેના માટે જગ્યા નથી. થોડી જગ્યા ખાલી કરો અને ફાઇલ ફરી ખોલો; અહીંનો ડ્રાફ્ટ જેવો હતો તેવો જ છે.',
  failed: 'આ બ્રાઉઝર તેને રાખી શક્યું નથી; અહીંનો ડ્રાફ્ટ જેવો હતો તેવો જ છે.',
} satisfies Words<typeof English.openPassportCopy>

export const passphraseCopy = {
  lead: 'આ નકલ સીલબંધ છે. તે સેવ કરતી વખતે પસંદ કરેલો પાસફ્રેઝ લખો.',
  passphrase: 'પાસફ્રેઝ',
  required: 'પાસફ્રેઝ લખો',
  open: 'નકલ ખોલો',
} satisfies Words<typeof English.passphraseCopy>
