import { isValidElement, type ReactNode } from 'react'

/** The messages of a copy file, by path: `searchDialogCopy.found(7)`. */
export type Messages = Map<string, string>

/**
 * Arguments for messages that are functions. Marks stand for texts; a record or a list consists of
 * marks.
 */
const calls: Record<string, (place: number) => unknown> = {
  marks: mark,
  0: () => 0,
  1: () => 1,
  7: () => 7,
  records: (place) =>
    new Proxy(
      {},
      { get: (_, name) => (typeof name === 'string' ? `${mark(place)}${mark(name)}` : undefined) },
    ),
  lists: (place) => [mark(place)],
}

/** Arguments for messages that depend on them, or look into them. */
const ownParts: Readonly<Record<string, unknown[]>> = {
  'searchDialogCopy.event': [
    { type: mark('t'), location: mark('l'), description: mark('d') },
    mark(1),
  ],
  'dashboardCopy.title': ['morning', mark(1)],
  statusText: ['handed-in', { on: mark(1) }],
  decisionDone: [[mark(0)], 'approved'],
  changeText: ['pending-review', 'approved'],
  'unreadableCopy.forGood': ['lost'],
}

/** The arguments as they occur in a message: marks, and the numbers of its call. */
export function partsOf(key: string, text: string): string[] {
  const number = /\((\d)\)$/.exec(key)?.[1]
  return [
    ...(text.match(/⟦[^⟧]*⟧/g) ?? []),
    ...(number !== undefined && text.includes(number) ? [number] : []),
  ]
}

/** A message without its marks. */
export function wordsAround(text: string): string {
  return text.replace(/⟦[^⟧]*⟧/g, ' ')
}

function mark(name: number | string): string {
  return `⟦${name}⟧`
}

/** Every message of a module. A function is called in every way that it accepts. */
export function messagesOf(value: unknown, key = ''): Messages {
  if (typeof value === 'string') return new Map([[key, value]])
  if (typeof value === 'function') return resultsOf(value as Message, key)
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(
    Object.entries(value).flatMap(([name, one]) => [
      ...messagesOf(one, key === '' ? name : `${key}.${name}`),
    ]),
  )
}

type Message = (...parts: unknown[]) => unknown

/** A module's functions, with the number of their parameters. */
export function partCounts(value: unknown, key = ''): [string, number][] {
  if (typeof value === 'function') return [[key, value.length]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    partCounts(one, key === '' ? name : `${key}.${name}`),
  )
}

function resultsOf(message: Message, key: string): Messages {
  if (message.length === 0) return messagesOf(attempt(message, []), `${key}()`)
  const own = ownParts[key]
  if (own !== undefined) return messagesOf(spoken(message(...own)), `${key}(own)`)
  return new Map(
    Object.entries(calls).flatMap(([name, part]) => {
      const parts = Array.from({ length: message.length }, (_, place) => part(place))
      return [...messagesOf(spoken(attempt(message, parts)), `${key}(${name})`)].filter(
        // Called in a way that it does not accept.
        ([, text]) => !/undefined|NaN|\[object/.test(text),
      )
    }),
  )
}

function attempt(message: Message, parts: unknown[]): unknown {
  try {
    return message(...parts)
  } catch {
    return undefined
  }
}

/** The text of a sentence with elements in it. */
function spoken(result: unknown): unknown {
  return isValidElement(result) ? textOf(result) : result
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
