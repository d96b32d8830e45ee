import { latinDigits } from './digits'
import { withoutUnseen } from './pasted'

/**
 * A text normalised for search: lower case, Latin digits, and without the marks that people often
 * leave out: accents, the dot below फ़, the moon above जाँच. Nor do characters count that nobody sees, or
 * how many spaces stand between two words.
 */
export function plainText(text: string): string {
  return withoutUnseen(latinDigits(text))
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u093C\u0ABC]/g, '')
    .replaceAll('ँ', 'ं')
    .replace(/[^\S\n]+/g, ' ')
    .toLowerCase()
}
