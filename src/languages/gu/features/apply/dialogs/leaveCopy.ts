import type * as English from '../../../../../features/apply/dialogs/leaveCopy'
import type { Words } from '../../../../words'

export const leaveCopy = {
  title: 'આ ફોર્મ છોડવું છે?',
  keptUntil: (time: string) =>
    `${time} સુધી તમે જે લખ્યું તે આ ડિવાઇસ પર સેવ થયું હતું. ફોર્મ છોડશો તો તે પછીનું લખેલું જતું રહી શકે: પહેલાં નકલ સેવ કરો.`,
  nothingKept:
    'આ ડ્રાફ્ટમાંનું કંઈ આ ડિવાઇસ પર સેવ થયું નથી. ફોર્મ છોડશો તો ડ્રાફ્ટ જતો રહી શકે: પહેલાં નકલ સેવ કરો.',
  leave: 'સેવ કર્યા વિના છોડો',
  stay: 'આ ફોર્મ પર રહો',
} satisfies Words<typeof English.leaveCopy>

export const arrivingCopy = {
  title: 'હમણાં લૉગઆઉટ કરવું છે?',
  text: 'એક ફાઇલ હજી આ ડિવાઇસ પર આવી રહી છે. અત્યારે લૉગઆઉટ કરશો તો તે સચવાશે નહીં.',
  leave: 'ફાઇલ વિના લૉગઆઉટ કરો',
} satisfies Words<typeof English.arrivingCopy>
