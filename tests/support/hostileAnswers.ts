import * as fc from 'fast-check'
import type { CallName } from '../../src/api/contract'

/** An answer from a hostile, broken or foreign server. */
export type HostileAnswer = { status: number; type: string; body: string | null }

const user = {
  _id: 'u-1',
  name: 'Asha Patel',
  email: 'asha@example.org',
  role: 'user',
  institution: 'Government Engineering College',
  department: 'Civil Engineering',
  phone: '9825501234',
  createdAt: '2026-01-05T06:30:00.000Z',
  lastLogin: '2026-02-01T06:30:00.000Z',
}
const session = { success: true, message: 'Welcome', data: { user, token: 'token-1' } }

/** A correct answer to each call, for the generators to damage. */
export const rightAnswers: Record<CallName, object> = {
  root: { message: 'SSIP' },
  profile: { success: true, data: { user } },
  login: session,
  signup: session,
  listUsers: { success: true, data: { users: [user, { ...user, _id: 'u-2', role: 'admin' }] } },
  createAdmin: { success: true, data: { user: { name: user.name, email: user.email } } },
  createStudent: { success: true, message: 'Created' },
}

const statuses = [201, 202, 206, 300, 302, 400, 404, 409, 418, 422, 429, 451, 500, 502, 503, 599]
const bodilessStatuses = [204, 205, 304]
const types = ['application/json', 'text/html', 'text/plain', 'image/png', 'x', '']

/** Deeper than functions can be nested. */
const depth = 100_000
const abyss = '['.repeat(depth) + ']'.repeat(depth)
const wifiPage = '<!doctype html><title>Campus Wi-Fi</title><script>alert(1)</script>'

const oddTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'superuser',
    'ADMIN',
    '__proto__',
    'constructor',
    'toString',
    '\0',
    '\n',
  ),
  fc.constantFrom('9999-99-99', '-1', 'NaN', '\ud800', '<b>x</b>', 'x'.repeat(20_000), 'तोकन'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1e308, [], {}, [null], [[]], { length: -1 }),
  oddTexts,
  fc.jsonValue({ maxDepth: 2 }),
)
const errors = fc.array(
  fc.oneof(
    oddValues,
    fc.record({ field: oddTexts, message: oddTexts }),
    fc.record({ path: oddTexts, msg: fc.oneof(oddTexts, oddValues) }),
  ),
  { maxLength: 4 },
)

/** The path of every value inside a record. */
function pathsIn(value: unknown): string[][] {
  if (value === null || typeof value !== 'object') return [[]]
  return [
    [],
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsIn(inner).map((rest) => [key, ...rest]),
    ),
  ]
}

/** A copy in which one value is replaced, or removed if `value` is undefined. */
function replaced(record: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = structuredClone(record) as Record<string, unknown>
  copy[key] = replaced(copy[key], rest, value)
  return copy
}

/** Bodies that resemble the correct one, and bodies that do not. */
function bodies(right: object): fc.Arbitrary<string> {
  const text = JSON.stringify(right)
  const path = fc.constantFrom(...pathsIn(right))
  const spoilt = fc
    .tuple(path, fc.oneof(oddValues, fc.constant(undefined)))
    .map(([where, value]) => JSON.stringify(replaced(right, where, value)) ?? '')
  const keys = [...text.matchAll(/"\w+"(?=:)/g)].map(([key]) => key)
  const renamed = fc
    .tuple(fc.constantFrom(...keys), fc.constantFrom('__proto__', 'constructor', 'prototype'))
    .map(([key, name]) => text.replaceAll(key, `"${name}"`))
  const truncated = fc.nat({ max: text.length - 1 }).map((length) => text.slice(0, length))
  const refused = fc
    .record({ success: fc.constantFrom(false, true, null, 0), message: oddValues, errors })
    .map((refusal) => JSON.stringify(refusal))
  const foreign = fc.oneof(
    fc.constantFrom('', ' ', 'null', 'undefined', '[]', '{}', '"', wifiPage, abyss),
    fc.constantFrom(`[${text}]`, text + text, `\ufeff${text}`, JSON.stringify(text)),
    fc.constantFrom(
      '{"__proto__":{"success":true}}',
      '{"constructor":{"prototype":{"success":1}}}',
    ),
    fc.json(),
    fc.string({ unit: 'binary' }),
  )
  return fc.oneof({ weight: 4, arbitrary: spoilt }, renamed, truncated, refused, foreign)
}

/** Bad answers to a call; some turn out to be acceptable, such as a name of one blank. */
export function hostileAnswers(name: CallName): fc.Arbitrary<HostileAnswer> {
  const status = fc.oneof(
    { weight: 6, arbitrary: fc.constant(200) },
    { weight: 2, arbitrary: fc.constantFrom(...statuses) },
    fc.constantFrom(401, 403),
  )
  const type = fc.constantFrom(...types)
  return fc.oneof(
    { weight: 12, arbitrary: fc.record({ status, type, body: bodies(rightAnswers[name]) }) },
    fc.record({ status: fc.constantFrom(...bodilessStatuses), type, body: fc.constant(null) }),
  )
}

export function toResponse({ status, type, body }: HostileAnswer): Response {
  return new Response(body, { status, headers: type === '' ? {} : { 'content-type': type } })
}
