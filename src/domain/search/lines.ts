/** A sentence, or a line that is understood only with the heading above it. */
export type Line = { text: string; heading?: string }

export function sentencesOf(text: string): Line[] {
  return text.split(/(?<=[.?!।])\s+/).map((sentence) => ({ text: sentence }))
}

/** The lines of a text below a heading: whole sentences are understood without it. */
export function linesUnder(heading: string, text: string): Line[] {
  return isSentence(text) ? sentencesOf(text) : [itemUnder(heading, text)]
}

/** An item of a list, which may say the contrary without its heading: 'What it does not pay for'. */
export function itemUnder(heading: string, text: string): Line {
  return heading === '' ? { text } : { text, heading }
}

/** The line as it is shown by itself. */
export function shownLine({ text, heading }: Line): string {
  if (heading === undefined) return text
  return isSentence(heading) ? `${heading} ${text}` : `${heading}: ${text}`
}

function isSentence(text: string): boolean {
  return /[.?!।]$/.test(text)
}
