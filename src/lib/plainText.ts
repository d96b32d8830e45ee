import { latinDigits } from './digits'

/**
 * A text normalised for search: lower case, Latin digits, and without the marks that people often
 * leave out: accents, the dot below फ़, the moon above जाँच.
 */
export function plainText(text: string): string {
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u093C\u0ABC]/g, '')
    .replaceAll('ँ', 'ं')
    .toLowerCase()
}
