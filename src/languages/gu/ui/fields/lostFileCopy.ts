import type * as English from '../../../../ui/fields/lostFileCopy'
import type { Words } from '../../../words'

export const lostFileCopy = {
  lost: 'તમે ફાઇલ પસંદ કરતા હતા ત્યારે આ પેજ બંધ થઈ ગયું, અને ફાઇલ પહોંચી નથી.',
  detail:
    'આ ડિવાઇસ પર જે સેવ હતું તે હજી અહીં છે. કેમેરાને મેમરી જોઈએ ત્યારે ફોન પેજ બંધ કરે છે: બીજી ઍપ બંધ કરો, અથવા પહેલાં ફોટો લો અને પછી તેને ગેલેરીમાંથી પસંદ કરો.',
} satisfies Words<typeof English.lostFileCopy>
