import type * as English from '../../../../ui/files/protectedFileCopy'
import type { Words } from '../../../words'

export const protectedFileCopy = {
  isProtected: 'તમે પસંદ કરેલી PDF સુરક્ષિત છે.',
  detail:
    'જો તેને ખોલવા પાસવર્ડ લખવો પડતો હોય, જેમ ઈ-આધારમાં હોય છે, તો કચેરી તેને વાંચી શકશે નહીં. તેને પાસવર્ડ વગરની PDF તરીકે સેવ કરીને તે પસંદ કરો, અથવા કાગળનો ફોટો પસંદ કરો.',
} satisfies Words<typeof English.protectedFileCopy>
