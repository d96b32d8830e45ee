import type { RouteObject } from 'react-router-dom'
import { documents } from '../../domain/document/sample'
import { pastEvents, upcomingEvents } from '../../domain/event/sample'
import { faqEntries } from '../../domain/faq/sample'
import type { Role } from '../../domain/user/user'
import { formatLongDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { wordScore } from '../../lib/wordSearch'
import type { PageInfo } from '../pageInfo'
import { publicRoutes } from '../publicRoutes'
import { adminRoutes, userRoutes, visitorRoutes } from '../routes'
import type { kindNames } from './copy'

export type SearchItem = {
  kind: keyof typeof kindNames
  title: string
  /** What is said of it: shown below the title, and searched. */
  text: string
  to: string
}

/** How many results are shown at most. */
const resultLimit = 20

/** Everything that a person of this role can open; null is a visitor. */
export function searchIndex(role: Role | null): SearchItem[] {
  const routes = [
    ...publicRoutes,
    ...(role === null ? visitorRoutes : userRoutes),
    ...(role === 'admin' ? adminRoutes : []),
  ]
  return [...routes.flatMap(pageItem), ...documentItems, ...questionItems, ...eventItems]
}

/** The items that answer the query, best first; all pages while nothing is asked. */
export function searchItems(items: readonly SearchItem[], query: string): SearchItem[] {
  if (query.trim() === '') return items.filter((item) => item.kind === 'page')
  return items
    .map((item) => ({ item, score: wordScore(query, item.title, item.text) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, resultLimit)
    .map(({ item }) => item)
}

const documentPaths = new Set(documents.map((document) => document.path))

function pageItem({ path, handle }: RouteObject): SearchItem[] {
  const isPage = path !== undefined && !path.includes(':') && !documentPaths.has(path)
  if (!isPage || handle === undefined) return []
  const { title, description } = handle as PageInfo
  return [{ kind: 'page', title, text: description, to: path }]
}

const documentItems = documents.map(({ path, title, summary, available }): SearchItem => ({
  kind: 'document',
  title,
  text: available ? summary : `Coming Soon. ${summary}`,
  to: path,
}))

const questionItems = faqEntries.map(({ id, question, answer }): SearchItem => ({
  kind: 'question',
  title: question,
  text: answer,
  to: `${paths.faq}#${id}`,
}))

const eventItems = [
  ...upcomingEvents.map((event) => ({ event, to: `${paths.events}#${event.id}` })),
  ...pastEvents.map((event) => ({ event, to: `${paths.events}?tab=past#${event.id}` })),
].map(({ event, to }): SearchItem => ({
  kind: 'event',
  title: event.title,
  text: `${event.type}, ${formatLongDate(event.date)}, ${event.location}. ${event.description}`,
  to,
}))
