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
