import type * as English from '../../../../features/apply/copy'
import type { Words } from '../../../words'
import { plural } from '../../../../lib/grammar'

export const applyCopy = {
  earlierStates: 'પહેલાંની સ્થિતિઓ',
  lead: 'તમારી અનુકૂળતાએ ભરો. તમે જે લખો છો તે સાથે સાથે આ ડિવાઇસ પર સેવ થતું રહે છે.',
  checkLead: 'સબમિટ કરતાં પહેલાં બધું ફરી એક વાર વાંચી લો.',
  loading: 'તમારો ડ્રાફ્ટ ખૂલી રહ્યો છે',
  leader: 'ટીમ લીડર',
  leaderHint: 'ટીમ માટે અમારો મુખ્ય સંપર્ક',
  choose: 'પસંદ કરો…',
  yes: 'હા',
  no: 'ના',
  fromProfile: 'તમારી પ્રોફાઇલમાંથી',
  asTyped: 'તમે છેલ્લે લખ્યું હતું તેમ',
  counted: (count: number, aim: number) =>
    count < aim ? `${count} અક્ષર, ઓછામાં ઓછા ${aim} જોઈએ` : `${count} અક્ષર`,
  draft: 'ડ્રાફ્ટ',
  submit: 'અરજી સબમિટ કરો',
  submitting: 'સબમિટ થાય છે…',
  waitsForFile:
    'એક ફાઇલ હજી આ ડિવાઇસ પર આવી રહી છે, અને તમે અહીં છો ત્યાં સુધી તમારી અરજી તેની રાહ જુએ છે. તે ન આવે, તો તેના ખાનામાં ‘દૂર કરો’ દબાવો, અથવા તેને ફરી પસંદ કરો.',
  calledOff: 'અરજી સબમિટ થઈ નથી: ફાઇલ આવે તે પહેલાં આ પેજ છોડી દેવાયું.',
  submitHint:
    'હમણાં ક્યાંય કંઈ મોકલાશે નહીં. તમને આ ડિવાઇસ પર એક પહોંચ મળશે, સાથે એક પેક પણ: તેને પ્રિન્ટ કરો, તેમાં સહી કરો અને તમારા નોડલ ઓફિસરને જમા કરાવો.',
  missing: 'કૃપા કરીને બધાં જરૂરી ખાનાં ભરો',
  submittedDetail: 'તે આ ડિવાઇસ પર રાખેલી છે. આગળના પેજ પર તમારી પહોંચ છે, અને સાથે જમા કરાવવાનું પેક.',
  notSubmitted: (reason: string) => `અરજી સબમિટ થઈ નથી; તમે લખેલું હજી અહીં જ છે. ${reason}`,
  notKept: {
    full: 'આ ડિવાઇસ ભરાઈ ગયું છે. થોડી જગ્યા ખાલી કરો, પછી ફરી સબમિટ કરો.',
    blocked:
      'આ બ્રાઉઝર હમણાં પોર્ટલને કંઈ સાચવવા દેતું નથી; કદાચ આ ડિવાઇસ ભરાઈ ગયું છે. થોડી જગ્યા ખાલી કરો, પછી ફરી સબમિટ કરો; અથવા નકલ ફાઇલ તરીકે સેવ કરો, પછી આ પેજ ફરી લોડ કરો.',
    closed: 'આ બ્રાઉઝરનું સ્ટોરેજ બંધ કે ખાલી કરવામાં આવ્યું. નકલ ફાઇલ તરીકે સેવ કરો, પછી આ પેજ ફરી લોડ કરો.',
    cutOff:
      'આ ડિવાઇસ પર સાચવેલા ડેટા સાથે બ્રાઉઝરનો સંપર્ક તૂટી ગયો છે. આ પેજ ફરી લોડ કરો: તમે લખેલું જળવાઈ રહેશે. પછી ફરી સબમિટ કરો.',
    newer: 'પોર્ટલના નવા વર્ઝને આ ડ્રાફ્ટ બદલ્યો છે. નકલ ફાઇલ તરીકે સેવ કરો, પછી આ પેજ ફરી લોડ કરો.',
    locked: 'આ સહિયારું કમ્પ્યુટર છે, અને તે લૉક છે. ફરી લૉગિન કરો, પછી ફરી સબમિટ કરો.',
    stale: 'તે બીજા ટેબમાં બદલાઈ કે સબમિટ થઈ છે. પહેલાં ત્યાં જુઓ.',
    unknown: 'આ બ્રાઉઝર તેને સાચવી શક્યું નથી. ફરી પ્રયત્ન કરો, અથવા નકલ ફાઇલ તરીકે સેવ કરો.',
  },
  discard: 'ડ્રાફ્ટ કાઢી નાખો',
  discardQuestion: 'આ ડ્રાફ્ટ કાઢી નાખવો છે?',
  discardDetail: 'આ ડ્રાફ્ટના બધા જવાબ અને બધી ફાઇલો આ ડિવાઇસ પરથી ડિલીટ થશે.',
  discarding: 'કાઢી નાખીએ છીએ…',
  discarded: 'ડ્રાફ્ટ કાઢી નાખ્યો છે',
  notDiscarded: {
    text: 'ડ્રાફ્ટ કાઢી નાખી શકાયો નથી',
    detail: 'આ ડિવાઇસે તેને કાઢવા દીધો નથી. તે હજી અહીં છે, અને તમે જે લખો છો તે પહેલાંની જેમ સેવ થાય છે.',
  },
  notRestored: {
    text: 'ડ્રાફ્ટ પાછો મૂકી શકાયો નથી',
    detail:
      'આ પેજ ખુલ્લું છે ત્યાં સુધી તેને પાછો મૂકી શકાય છે. આ ડિવાઇસ ભરાઈ ગયું હોય, તો થોડી જગ્યા ખાલી કરો અને ફરી પ્રયત્ન કરો.',
  },
  statesNotBack: {
    text: 'પહેલાંની સ્થિતિઓ પાછી મૂકી શકાઈ નથી',
    detail: 'ડ્રાફ્ટ પાછો આવી ગયો છે. આ ડિવાઇસ ભરાઈ ગયું હોય, તો થોડી જગ્યા ખાલી કરો અને ફરી પ્રયત્ન કરો.',
  },
  notPutBack: 'હવે બીજો ડ્રાફ્ટ છે, તેથી આ પાછો મૂક્યો નથી. તે ‘પહેલાંની સ્થિતિઓ’માં છે.',
} satisfies Words<typeof English.applyCopy>

export const stepCopy = {
  caption: (form: string, step: number, steps: number) => `${form}, ${steps} માંથી પગલું ${step}`,
  title: (step: string, form: string) => `${step}, ${form}`,
  steps: 'પગલાં',
  place: (step: number, steps: number) => `${steps} માંથી પગલું ${step}`,
  complete: 'પૂર્ણ',
  open: 'કરવાનું બાકી',
  problems: (count: number) =>
    plural(count, {
      one: `${count} જવાબ સુધારવાનો છે`,
      other: `${count} જવાબ સુધારવાના છે`,
    }),
  next: 'આગળ વધો',
  back: 'પાછા જાઓ',
  onePage: 'બધું એક પેજ પર',
  inSteps: 'એક પછી એક પગલું',
} satisfies Words<typeof English.stepCopy>

export const startCopy = {
  title: 'શરૂ કરતાં પહેલાં',
  allNeeded: 'બધાં ખાનાં ભરવાં જરૂરી છે. કોઈ ખાનું ખાલી છોડીને પછી તેના પર પાછા આવી શકો છો. આટલું તૈયાર રાખો:',
  haveReady: [
    'દરેક સભ્યના આધાર કાર્ડનો સ્કેન અથવા ફોટો (PDF, JPG અથવા PNG)',
    'તમારા મેન્ટરની વિગતો અને એમ્પ્લોયર આઈડી',
    'તમારી સંસ્થાના વડાનું નામ, જે અરજીને સમર્થન આપશે',
    'પેક સાથે જમા કરાવવા માટે: 5 થી 10 પાનાંની તમારી દરખાસ્ત',
  ],
} satisfies Words<typeof English.startCopy>

export const teamCopy = {
  member: (number: number) => `ટીમ સભ્ય ${number}`,
  add: 'સભ્ય ઉમેરો',
  remove: (number: number) => `ટીમ સભ્ય ${number} ને દૂર કરો`,
  removed: (number: number) => `ટીમ સભ્ય ${number} ને દૂર કર્યા`,
  ownDetails: 'મારી વિગતો ભરો',
  ownDetailsHint: 'નામ, ઈમેલ અને મોબાઇલ નંબરનાં ખાનાં ખાલી હોય, તો તે તમારી પ્રોફાઇલમાંથી ભરાઈ જશે.',
  few: 'ટીમમાં 2 થી 5 વિદ્યાર્થી હોય છે. તમે એક સભ્ય સાથે આગળ વધી શકો છો, પણ યોજનામાં ઓછામાં ઓછા બે સભ્યની અપેક્ષા હોય છે.',
  many: (count: number) =>
    `ટીમમાં 2 થી 5 વિદ્યાર્થી હોય છે, અને તમારી ટીમમાં ${count} છે. તમે આગળ વધી શકો છો, પણ યોજના તરફથી ટીમ નાની કરવાનું કહેવામાં આવી શકે.`,
  line: (name: string, enrollment: string, missing: number) =>
    [name || 'હજી નામ નથી', enrollment, missingText(missing)]
      .filter((part) => part !== '')
      .join(', '),
} satisfies Words<typeof English.teamCopy>

function missingText(count: number): string {
  return count === 0 ? 'પૂર્ણ' : `${count} જવાબ ખૂટે છે`
}

export const checkCopy = {
  change: 'બદલો',
  changeAnswer: (question: string, group: string) => `બદલો: ${question} (${group})`,
  show: 'બધા જવાબ બતાવો',
  hide: 'બધા જવાબ છુપાવો',
} satisfies Words<typeof English.checkCopy>

export const problemsCopy = {
  title: 'કંઈક સુધારવાનું છે',
  lead: (count: number) =>
    plural(count, {
      one: `કંઈ ખોવાયું નથી. ${count} જવાબ ખૂટે છે અથવા સુધારવાનો છે:`,
      other: `કંઈ ખોવાયું નથી. ${count} જવાબ ખૂટે છે અથવા સુધારવાના છે:`,
    }),
  next: (count: number) => `આગળની ભૂલ (${count} બાકી)`,
} satisfies Words<typeof English.problemsCopy>

export const saveStatusCopy = {
  where: 'મારું કામ ક્યાં છે?',
  blank: 'હજી સેવ કરવા જેવું કંઈ નથી',
  saving: 'સેવ થાય છે…',
  saved: (time: string) => `આ ડિવાઇસ પર સેવ થયું, ${time}`,
  failed: 'સેવ થયું નથી',
  lastSaved: (time: string) => `આ ડિવાઇસ પર છેલ્લે સેવ થયું: ${time}.`,
  retry: 'ફરી પ્રયત્ન કરો',
  loadAgain: 'પેજ ફરી લોડ કરો',
  saveACopy: 'નકલ સેવ કરો',
} satisfies Words<typeof English.saveStatusCopy>

export const lockCopy = {
  following: 'આ ફોર્મ બીજા ટેબમાં ખુલ્લું છે. તેમાંથી જે સેવ થયું છે તે તમને અહીં દેખાય છે.',
  take: 'તેના બદલે અહીં ભરો',
  taking: 'બીજા ટેબને પૂછીએ છીએ…',
  notInDraft:
    'બીજા ટેબે આ ડ્રાફ્ટ પહેલાં સેવ કર્યો, તેથી તમે અહીં કરેલો છેલ્લો ફેરફાર તેમાં નથી. આ ડિવાઇસ પર જગ્યા હોય ત્યાં સુધી બેમાંથી જે તમે પસંદ ન કરો તે ‘પહેલાંની સ્થિતિઓ’માં સચવાય છે.',
  gone: 'આ ડ્રાફ્ટ હવે આ ડિવાઇસ પર નથી: બીજેથી તેને સબમિટ કર્યો, કાઢી નાખ્યો કે ભૂંસી નાખ્યો છે. તમે અહીં લખેલું ફક્ત આ ટેબમાં છે.',
  takeMine: 'મેં અહીં લખ્યું તે વાપરો',
  refused: 'બીજા ટેબમાં હજી બધું સેવ થયું નથી, તેથી ભરવાનું ત્યાં જ ચાલુ છે. પહેલાં ત્યાં જઈને જુઓ.',
  changed: 'આ ડ્રાફ્ટ બીજેથી બદલાયો છે. અત્યારે જેવો સેવ થયેલો છે તેવો તમને અહીં દેખાય છે.',
  goOn: 'સેવ થયેલા ડ્રાફ્ટથી આગળ વધો',
  beginInstead: 'તમે ખાલી ફોર્મથી પણ શરૂ કરી શકો છો. તેમ કરશો તો તમે અહીં લખેલું ‘પહેલાંની સ્થિતિઓ’માં સચવાશે.',
  begin: 'ખાલી ફોર્મથી શરૂ કરો',
  notKept: {
    text: 'તમે અહીં લખેલું સાચવી શકાયું નથી',
    detail: 'તે હજી અહીં જ છે. આ ડિવાઇસ ભરાઈ ગયું હોય, તો થોડી જગ્યા ખાલી કરો અને ફરી પ્રયત્ન કરો.',
  },
  answers: 'અત્યાર સુધીના તમારા જવાબ',
  nothing: 'અત્યારે આ ડિવાઇસ પર તેમાંનું કંઈ સેવ થયેલું નથી.',
  unread:
    'તેમાંથી જે સેવ થયું છે તે અહીં બતાવી શકાતું નથી: કદાચ તે પોર્ટલના નવા વર્ઝનમાં લખાયું છે. આ પેજ ફરી લોડ કરો.',
} satisfies Words<typeof English.lockCopy>

export const submittedCopy = {
  submitted: (number: string, time: string) =>
    `તમે ${time} વાગ્યે અરજી ${number} સબમિટ કરી છે. તે આ ડિવાઇસ પર રાખેલી છે.`,
  newForm: 'આ એક નવું, ખાલી ફોર્મ છે.',
  receipt: 'પહોંચ જુઓ',
  another: 'બીજી અરજી શરૂ કરો',
} satisfies Words<typeof English.submittedCopy>

export const unreadCopy = {
  lead: 'આ ડ્રાફ્ટનો અમુક ભાગ આ ડિવાઇસ પર બગડી ગયો હતો અને વાંચી શકાયો નથી. બાકીનું બધું ફોર્મમાં છે; તે તપાસી લો, અને જે ખૂટે છે તે ફરી લખો. તમે દૂર ન કરો ત્યાં સુધી, ડ્રાફ્ટ જેવો હતો તેવો આખો અલગ રાખ્યો છે. આ વાંચી શકાયું નથી:',
  part: (label: string, text: string) => `${label}: ${text}`,
  empty: (label: string) => `${label}: વાંચી શકાય એવું કંઈ બચ્યું નથી`,
  answerOf: (member: string, question: string) => `${member}, ${question}`,
  parts: {
    values: 'બધા જવાબ',
    fields: 'અરજી વિશેના જવાબ',
    teamMembers: 'ટીમના સભ્યો',
    teamLeader: 'ટીમ લીડર',
    mentor: 'મેન્ટર',
    place: 'ફોર્મમાં તમે ક્યાં હતા',
  },
} satisfies Words<typeof English.unreadCopy>

export const fileCopy = {
  choose: 'ફાઇલ પસંદ કરો',
  replace: 'બદલો',
  remove: 'દૂર કરો',
  removeFile: (name: string) => `${name} દૂર કરો`,
  removed: (name: string) => `${name} દૂર કરી`,
  replaced: (name: string) => `${name} બદલી`,
  notPutBack: (name: string) =>
    `${name} પાછી મૂકી નથી: તેના ખાનામાં હવે બીજી ફાઇલ છે, અથવા તે ખાનું હવે નથી.`,
  reading: 'ફાઇલ આ ડિવાઇસ પર સેવ થાય છે…',
  missing: 'આ ફાઇલ આ ડિવાઇસ પર નથી. તેને ફરી પસંદ કરો.',
  onlyOne: 'અહીં એક જ ફાઇલ સમાય છે. એક પસંદ કરો; કંઈ બદલાયું નથી.',
  large: (size: string) =>
    `આ ફાઇલ 5MB થી મોટી છે (${size}). તે ચાલશે, પણ નાનો સ્કેન જમા કરાવવો સહેલો પડે છે.`,
  late: (name: string) =>
    `${name} મોડી આવી, તેથી તેના ફોર્મના ડ્રાફ્ટમાં ઉમેરાઈ નથી. ફોર્મમાં તેને ફરી પસંદ કરો.`,
  notKept: (name: string) =>
    `${name} આ ડિવાઇસ પર સાચવી શકાઈ નથી. થોડી જગ્યા ખાલી કરો, અથવા આ પેજ ફરી લોડ કરો, અને તેને ફરી પસંદ કરો.`,
} satisfies Words<typeof English.fileCopy>

export const writtenCopy = {
  unsaved: 'તમારા છેલ્લા ફેરફાર આ ડિવાઇસ પર સેવ થયા નથી',
} satisfies Words<typeof English.writtenCopy>
