/** Lower case without accents, so that `Résumé` is found by `resume`. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}

function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean)
}

/** Every word of the query stands somewhere in the text; an empty query matches all. */
export function matchesWords(query: string, text: string): boolean {
  const inText = plain(text)
  return wordsOf(query).every((word) => inText.includes(word))
}

/**
 * How well a thing answers a query; 0 when some word of the query is in neither its title nor its
 * text. A word that begins the title counts most, then one that begins a word of it.
 */
export function wordScore(query: string, title: string, text: string): number {
  const inTitle = plain(title)
  const inText = plain(text)
  let score = 0
  for (const word of wordsOf(query)) {
    if (inTitle.startsWith(word)) score += 8
    else if (inTitle.includes(` ${word}`)) score += 6
    else if (inTitle.includes(word)) score += 4
    else if (inText.includes(word)) score += 1
    else return 0
  }
  return score
}
