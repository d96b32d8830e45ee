import type * as English from '../../../../../features/apply/dialogs/copy'
import type { Words } from '../../../../words'
import { listed, plural } from '../../../../../lib/grammar'
import type { Occasion } from '../../../../../storage/restore-points/restorePoints'

export const restoreCopy = {
  title: 'આ ડ્રાફ્ટની પહેલાંની સ્થિતિઓ',
  lead: 'ડ્રાફ્ટની વધુમાં વધુ 20 સ્થિતિઓ આ ડિવાઇસ પર તેની સાથે સચવાય છે. પાછા જાઓ ત્યારે હાલની સ્થિતિ પણ સચવાય છે, એટલે પાછા જવાનું પણ રદ કરી શકાય છે.',
  reading: 'પહેલાંની સ્થિતિઓ વાંચીએ છીએ',
  unreadable: 'પહેલાંની સ્થિતિઓ હમણાં વાંચી શકાઈ નથી. આ બંધ કરો અને ફરી પ્રયત્ન કરો.',
  none: 'હજી પહેલાંની કોઈ સ્થિતિ નથી',
  noneText:
    'તમે ડ્રાફ્ટ ખોલો ત્યારે, કંઈ ખાલી થાય, દૂર થાય કે બદલાય તે પહેલાં, અને તમે લખતા હો ત્યારે દર થોડી મિનિટે એક સ્થિતિ સચવાય છે.',
  occasions: {
    opened: 'તમે ડ્રાફ્ટ ખોલ્યો ત્યારે.',
    'before-loss': 'કંઈ ખાલી થયું, દૂર થયું કે બદલાયું તે પહેલાં.',
    typing: 'તમે લખતા હતા ત્યારે.',
    'step-left': 'તમે એક પગલામાંથી બીજે ગયા ત્યારે.',
    'before-return': 'તમે પહેલાંની કોઈ સ્થિતિ પર પાછા ગયા તે પહેલાં.',
  } satisfies Record<Occasion, string>,
  changed: (labels: readonly string[]) => {
    if (labels.length === 0) return 'હાલના જેવી જ.'
    return labels.length > 3
      ? `હાલમાં ${labels.length} જવાબ અલગ છે.`
      : `હાલમાં અલગ: ${listed(labels)}.`
  },
  compare: 'સરખાવો',
  compareFrom: (moment: string) => `${moment} ની સ્થિતિને હાલની સાથે સરખાવો`,
  hide: 'છુપાવો',
  hideFrom: (moment: string) => `${moment} સાથેની સરખામણી છુપાવો`,
  return: 'આના પર પાછા જાઓ',
  returnFrom: (moment: string) => `${moment} ની સ્થિતિ પર પાછા જાઓ`,
  returning: 'પાછા જઈએ છીએ…',
  before: 'ત્યારે',
  now: 'હાલમાં',
  returned: 'ડ્રાફ્ટ ત્યારે હતો તેવો થઈ ગયો છે',
  notUndone: 'ડ્રાફ્ટ જેવો છે તેવો જ રહે છે',
  changedSince: 'ત્યાર પછી તે બદલાયો છે. તમે પાછા ગયા તે પહેલાંની સ્થિતિ ‘પહેલાંની સ્થિતિઓ’માં છે.',
  replaces:
    'પાછા જશો તો આ ફેરફાર જતા રહેશે, કારણ કે તે સાચવી શકાયા નથી. પહેલાં તમારી પાસે જે છે તેની નકલ સેવ કરો, અથવા થોડી જગ્યા ખાલી કરો.',
  notReturned: {
    text: 'ડ્રાફ્ટ બદલાયો નથી',
    detail: 'આ ડિવાઇસ ફેરફાર સાચવી શક્યું નથી. બધું જેવું હતું તેવું જ છે.',
  },
} satisfies Words<typeof English.restoreCopy>

export const whereCopy = {
  title: 'મારું કામ ક્યાં છે?',
  device: 'આ ડિવાઇસ પર છે?',
  onDevice: (since: string) => `હા, આ બ્રાઉઝરમાં, ${since} સુધીના બધા ફેરફાર સાથે.`,
  blank: 'હજી કંઈ નથી: તમે કંઈ લખ્યું નથી.',
  saving: 'હમણાં સેવ થઈ રહ્યું છે.',
  notSaved: 'ના. બધું ફક્ત આ ટેબમાં છે: તેને બંધ કરતાં પહેલાં નકલ સેવ કરો.',
  notSavedSince: (since: string) =>
    `${since} સુધીનું સેવ થયું હતું. ત્યાર પછી તમે કરેલા ફેરફાર ફક્ત આ ટેબમાં છે: તેને બંધ કરતાં પહેલાં નકલ સેવ કરો.`,
  sealing: 'બીજા વાંચી શકે?',
  sealed: 'ના. આ સહિયારું કમ્પ્યુટર છે: તમારું કામ સીલબંધ છે, અને ફક્ત તમારા પાસવર્ડથી ખૂલે છે.',
  readable:
    'હા, જે કોઈ આ બ્રાઉઝર વાપરી શકે તે વાંચી શકે. તમે આ કમ્પ્યુટર બીજા સાથે શેર કરતા હો, તો લૉગિન કરતી વખતે જણાવો.',
  unsealed: 'હા: આ સરનામે કંઈ સીલબંધ થઈ શકતું નથી. તમે લૉગઆઉટ કરો ત્યારે તમારું કામ દૂર થાય છે.',
  protection: 'ભૂંસાવાથી સુરક્ષિત છે?',
  protected: 'હા. જગ્યા કરવા માટે તેને નહીં ભૂંસે, એવું વચન બ્રાઉઝરે આપ્યું છે.',
  unknown: 'ખબર નથી. બ્રાઉઝરને હજી પૂછ્યું નથી.',
  ask: 'બ્રાઉઝરને તે સુરક્ષિત રાખવા કહો',
  asking: 'પૂછીએ છીએ…',
  refused: 'બ્રાઉઝરે વચન આપ્યું નથી. પ્રાઇવેટ વિન્ડો બંધ થાય ત્યારે બધું ભૂલી જાય છે.',
  room: 'બાકી જગ્યા',
  roomLeft: (left: string) => `આ પોર્ટલ માટે આશરે ${left}.`,
  littleRoom: (left: string) => `માત્ર આશરે ${left}: વધુ ફાઇલો જોડતાં પહેલાં થોડી જગ્યા ખાલી કરો.`,
  notSaid: 'આ બ્રાઉઝર જણાવતું નથી.',
  copy: 'છેલ્લે સેવ કરેલી નકલ',
  copied: (moment: string) => `${moment}, ફાઇલ તરીકે, જ્યાં તમારું બ્રાઉઝર ડાઉનલોડ રાખે છે ત્યાં.`,
  copiedBefore: (moment: string) =>
    `${moment}, પણ તેમાં હાલના કરતાં જુદા જવાબ છે. હાલના જવાબ સચવાય તે માટે બીજી નકલ સેવ કરો.`,
  copiedWithoutFiles: (moment: string, count: number) => {
    const missing = plural(count, {
      one: `${count} જોડાણ તેમાં નથી.`,
      other: `${count} જોડાણો તેમાં નથી.`,
    })
    return `${moment}, ફાઇલ તરીકે, જ્યાં તમારું બ્રાઉઝર ડાઉનલોડ રાખે છે ત્યાં. ${missing}`
  },
  noCopy: 'આ બ્રાઉઝરે એક પણ નોંધી નથી.',
  sent: 'કોઈને મોકલાયું છે?',
  notSent: 'ના. તેમાંનું કંઈ આ ડિવાઇસની બહાર ગયું નથી.',
  close: 'બંધ કરો',
} satisfies Words<typeof English.whereCopy>
