import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { saidOf } from './answers'
import { askedFor, type Asked } from './askedFor'
import { shownLine, type Line } from './lines'
import { spellingOver } from './spelling'
import { fillerWords, synonyms } from './synonymsCopy'
import { termOf, termsOf, wordsOf } from './terms'

/** The searchable text of an item. */
export type Searchable = {
  title: string
  /** Other names for it: searched, never shown. */
  names?: string
  headings?: readonly string[]
  /** What may hold an answer. */
  lines: readonly Line[]
}

export type Ranked<Item> = {
  item: Item
  score: number
  /** The line that says most of what is asked, and the places of the words that say it. */
  answer: { line: string; places: readonly number[] } | undefined
}

/** What is found, best first. */
export type Ranking<Item> = {
  found: Ranked<Item>[]
  /** The query as it was understood, where a word of it was spelt wrongly. */
  meant?: string
}

const boost = { title: 6, names: 3, headings: 3, lines: 1 }

/** A query that is a whole title should find that title first. */
const titleWeight = 3

/** What says all that is asked goes before what says some of it, however often. */
const wholeWeight = 5

/** The words of a query are terms already. */
const asTerms: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term }

/** The query as typed, allowing for an unfinished word. */
const asTyped: SearchOptions = { combineWith: 'OR', boost, prefix: true }

/** Synonyms count less than the words themselves, and must match exactly. */
const otherName: SearchOptions = {
  combineWith: 'AND',
  boost: Object.fromEntries(Object.entries(boost).map(([field, weight]) => [field, weight * 0.2])),
}

/** Returns a function that ranks the items for a query; see docs/decisions/search.md. */
export function rankOver<Item extends Searchable>(
  items: readonly Item[],
): (query: string) => Ranking<Item> {
  const index = new MiniSearch<Record<keyof typeof boost, string> & { id: number }>({
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: termOf,
  })
  index.addAll(items.map((item, id) => ({ ...textsOf(item), id })))
  const terms = items.map(termsIn)
  const spell = spellingOver([
    ...items.flatMap((item) => Object.values(textsOf(item))),
    ...synonyms.flat(),
    fillerWords,
  ])

  function search(query: string): Ranked<Item>[] {
    const asked = askedFor(query)
    return index
      .search(queryFor(asked), asTerms)
      .map(({ id, score }) => {
        const item = items[id as number] as Item
        const { share, answer } = answerOf(item, terms[id as number] as Terms, asked)
        const weight = saysAll(item.title, query) ? titleWeight : 1
        return { item, score: score * weight * share * (share === 1 ? wholeWeight : 1), answer }
      })
      .toSorted((a, b) => b.score - a.score)
  }

  return (query) => {
    for (const more of [0, 1]) {
      const meant = spell(query, more)
      const found = search(meant)
      if (found.length > 0) return meant === query ? { found } : { found, meant }
    }
    return { found: [] }
  }
}

function textsOf({ title, names = '', headings = [], lines }: Searchable) {
  const texts = lines.map(({ text }) => text)
  return { title, names, headings: headings.join(' '), lines: texts.join(' ') }
}

/** The terms of an item: of what stands above all of its lines, and of each line as it is shown. */
type Terms = { above: string[]; lines: string[][]; all: ReadonlySet<string> }

function termsIn({ title, names = '', headings = [], lines }: Searchable): Terms {
  const above = termsOf([title, names, ...headings].join(' '))
  const each = lines.map((line) => termsOf(shownLine(line)))
  return { above, lines: each, all: new Set([above, ...each].flat()) }
}

/** The share of what is asked that an item says in one of its lines or above them, and that line. */
function answerOf({ lines: texts }: Searchable, { above, lines, all }: Terms, asked: Asked[]) {
  const here = asked.map(({ typed, otherwise }) => ({
    typed,
    otherwise: otherwise.filter((name) => name.every((term) => all.has(term))),
  }))
  const saidAbove = here.map((thing) => saidOf(thing, above).worth)
  let share = sum(saidAbove)
  let best = { worth: 0, at: -1, places: [] as readonly number[] }
  for (const [at, terms] of lines.entries()) {
    const said = here.map((thing) => saidOf(thing, terms))
    const worth = sum(said.map((one) => one.worth))
    if (worth === 0) continue
    share = Math.max(share, sum(said.map((one, at) => Math.max(one.worth, saidAbove[at] ?? 0))))
    if (worth > best.worth) best = { worth, at, places: said.flatMap(({ places }) => places) }
  }
  const line = texts[best.at]
  return {
    share: share / asked.length,
    answer: line && { line: shownLine(line), places: best.places },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function queryFor(asked: readonly Asked[]): Query {
  return {
    combineWith: 'OR',
    queries: [
      { ...asTyped, queries: asked.flatMap(({ typed }) => typed) },
      ...asked
        .flatMap(({ otherwise }) => otherwise)
        .map((name) => ({ ...otherName, queries: [...name] })),
    ],
  }
}

function saysAll(title: string, query: string): boolean {
  const terms = new Set(termsOf(title))
  return termsOf(query).every((term) => terms.has(term))
}
