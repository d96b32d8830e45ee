import { lazily } from './lazily'

/** Missing in Firefox before 125, whatever the types say. */
const Segmenter = Intl.Segmenter as typeof Intl.Segmenter | undefined
const segmenter = Segmenter && lazily(() => new Segmenter(undefined, { granularity: 'grapheme' }))

/** The number of letters as a reader counts them: `ક્ષિ` is one, and so is a flag. */
export function countCharacters(text: string): number {
  // English letters count as one each; creating a segmenter takes a phone 80 ms.
  if (/^[\n -~]*$/.test(text)) return text.length
  return Array.from<unknown>(segmenter?.().segment(text) ?? text).length
}

/** The place in the text, or the beginning of the letter inside of which it is. */
export function beforeLetter(text: string, place: number): number {
  if (place >= text.length) return text.length
  const letter = segmenter?.().segment(text).containing(place)
  // Without a segmenter at least no half of an emoji.
  return letter?.index ?? (/[\uDC00-\uDFFF]/.test(text[place] ?? '') ? place - 1 : place)
}
