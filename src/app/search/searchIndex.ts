import { searchText } from 'virtual:search-text'
import { documents } from '../../domain/document/sample'
import { eventTypeLabel } from '../../domain/event/copy'
import { eventsOn } from '../../domain/event/eventsOn'
import { faqEntries } from '../../domain/faq/sample'
import { samples } from '../../domain/sample/samples'
import { sentencesOf, type Line } from '../../domain/search/lines'
import type { Role } from '../../domain/user/user'
import { formatDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { hasOneAddress, isGuarded, spokenOn, type Access, type Page } from '../page'
import { descriptionOf } from '../pageDescription'
import { pages } from '../pages'
import { searchDialogCopy as copy, type kindNames } from './dialogCopy'
import { otherNames } from './wordsCopy'

export type SearchItem = {
  kind: keyof typeof kindNames
  title: string
  /** Of title and text, where it is not the portal's. */
  lang?: string | undefined
  /** Shown when no sentence matches better. */
  text: string
  /** Other names for it: searched, never shown. */
  names?: string
  headings: readonly string[]
  /** What may hold an answer. */
  lines: readonly Line[]
  to: string
  /** It opens after signing in, and this visitor is not signed in. */
  signInFirst?: boolean
}

/** Everything that a person with this role can open, including after signing in; null is a visitor. */
export function searchIndex(role: Role | null): SearchItem[] {
  return [...pageItems(role), ...documentItems, ...questionItems, ...eventItems()]
}

const opens: Record<Role | 'nobody', readonly Access[]> = {
  nobody: ['everyone', 'visitor', 'user'],
  user: ['everyone', 'user'],
  admin: ['everyone', 'user', 'admin'],
}

const guarded = new Set(pages.filter(isGuarded).map(({ path }) => path))

// These are in the index as documents.
const documentPaths = new Set(documents.map((document) => document.path))

/** Their contents are indexed record by record, or stand in full on other pages. */
const gatherings = new Set<string>([
  paths.home,
  paths.dashboard,
  paths.faq,
  paths.events,
  paths.downloads,
])

function pageItems(role: Role | null): SearchItem[] {
  const access = opens[role ?? 'nobody']
  return pages
    .filter((page) => access.includes(page.access) && hasOneAddress(page))
    .filter(({ path }) => !documentPaths.has(path))
    .flatMap(itemsOfPage)
    .map((item) => (role === null && guarded.has(item.to) ? { ...item, signInFirst: true } : item))
}

/** The page itself, and each of its tabs. */
function itemsOfPage(page: Page): SearchItem[] {
  const text = descriptionOf(page.path)
  const parts = gatherings.has(page.path) ? [] : (searchText[page.path] ?? [])
  const [whole = { headings: [], lines: [] }, ...tabs] = parts
  const item = {
    kind: 'page',
    title: page.title,
    lang: spokenOn(page),
    text,
    names: namesOf(page),
  } as const
  return [
    {
      ...item,
      headings: whole.headings,
      lines: [...sentencesOf(text), ...whole.lines],
      to: page.path,
    },
    ...tabs.map(({ tab, headings, lines }) => ({
      ...item,
      headings,
      lines,
      to: `${page.path}?tab=${tab}`,
    })),
  ]
}

/** What menus and people call a page: somebody may look for 'Login' where the page says 'Sign in'. */
function namesOf({ path, labels = {} }: Page): string {
  return [...Object.values(labels), otherNames[path] ?? ''].join(' ')
}

const documentItems = documents.map(({ path, title, summary, available }): SearchItem => {
  const text = available ? summary : copy.announced(summary)
  const parts = available ? (searchText[path] ?? []) : []
  return {
    kind: 'document',
    title,
    names: otherNames[path] ?? '',
    text,
    headings: parts.flatMap(({ headings }) => headings),
    lines: [...sentencesOf(text), ...parts.flatMap(({ lines }) => lines)],
    to: path,
  }
})

const questionItems = faqEntries.map(({ id, question, answer }): SearchItem => ({
  kind: 'question',
  title: question,
  text: answer,
  headings: [],
  // Whole: it is short, and a sentence of it may be no answer.
  lines: [{ text: answer }],
  to: `${paths.faq}#${id}`,
}))

function eventItems(): SearchItem[] {
  const { upcoming, past } = eventsOn(samples.read())
  return [
    ...upcoming.map((event) => ({ event, to: `${paths.events}#${event.id}` })),
    ...past.map((event) => ({ event, to: `${paths.events}?tab=past#${event.id}` })),
  ].map(({ event, to }) => {
    const text = copy.event({ ...event, type: eventTypeLabel[event.type] }, formatDate(event.date))
    return { kind: 'event', title: event.title, text, headings: [], lines: [{ text }], to }
  })
}
