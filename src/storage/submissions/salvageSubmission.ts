import type * as z from 'zod/mini'
import { isRecord } from '../../lib/isRecord'
import { rawText, type UnreadPart } from '../drafts/salvageDraft'

/** Without these, a submission has no owner and no place in a list. */
const needed = new Set<unknown>(['id', 'userId', 'kind', 'submittedAt'])

/** An invalid part among these is left out entirely: a blank one would claim something that nobody said. */
const optional = new Set<unknown>(['schemaVersion', 'withdrawnAt', 'handIn'])

/** The replacement for a part that does not fit, by the expected type. */
const blanks: Record<string, () => unknown> = {
  string: () => '',
  number: () => 0,
  boolean: () => false,
  array: () => [],
  object: () => ({}),
  record: () => ({}),
}

/**
 * What can be read of a damaged submission: every part that fits its shape stays, the others are
 * blank and listed. Undefined when too little is left to show.
 */
export function salvageSubmission<Row>(
  stored: unknown,
  shape: z.ZodMiniType<Row>,
): { row: Row; unread: UnreadPart[] } | undefined {
  if (!isRecord(stored)) return undefined
  const row = structuredClone(stored)
  const unread: UnreadPart[] = []
  for (;;) {
    const parsed = shape.safeParse(row)
    if (parsed.success) return { row: row as Row, unread }
    const [issue] = parsed.error.issues
    if (issue === undefined) return undefined
    const [first = 'id'] = issue.path
    const isLeftOut = optional.has(first)
    const blank = issue.code === 'invalid_type' ? blanks[issue.expected] : undefined
    if (blank === undefined && !isLeftOut) return undefined
    if (issue.path.length < 2 && needed.has(first)) return undefined
    const path = isLeftOut ? [first] : issue.path
    const value = replace(row, path, isLeftOut ? undefined : blank?.())
    // A part that never existed is not listed.
    if (value !== undefined) unread.push({ path: path.join('.'), text: rawText(value) })
  }
}

/** Sets a value and returns the one that was there. */
function replace(row: object, path: readonly PropertyKey[], instead: unknown): unknown {
  let holder = row as Record<PropertyKey, unknown>
  for (const key of path.slice(0, -1)) holder = holder[key] as typeof holder
  const last = path.at(-1) ?? ''
  const value = holder[last]
  holder[last] = instead
  return value
}
