import * as z from 'zod/mini'
import { catch as otherwise } from 'zod/mini'
import { isRecord } from '../lib/isRecord'
import { isoDate } from './isoDate'
import { accountNames, listNames, tokenNames, tokenPlaceNames, userNames } from './names'
import { finderIn, firstAt, placesIn, valueAt, type Find } from './places'
import { roleIn } from './roleIn'
import { wholeList } from './wholeList'

/*
 * The server's calls (spec §7): method, path, what is sent and what comes back. Both the client and
 * the mock handlers are typed by this file. Requests are exact; responses are read as leniently as
 * the spec describes, and always come out in the spec's own shape.
 */

const text = z.string()

/** A text that some servers send as a number: an id, a phone number. */
const looseText = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  text,
)

/** An id: without one, records could not be told apart. */
const someText = z.pipe(looseText, text.check(z.regex(/\S/)))

/** A default (spec §3) replaces a value that is missing, null or not a text. */
const optionalText = otherwise(z.optional(looseText), undefined)

/** An ISO date, or what some servers write instead. */
const optionalDate = otherwise(z.optional(z.pipe(z.transform(isoDate), text)), undefined)

const credentials = z.object({ email: text, password: text })
const newAccount = z.object({
  name: text,
  email: text,
  password: text,
  institution: z.optional(text),
  department: z.optional(text),
  phone: z.optional(text),
})

/** As some servers send what nobody has typed. */
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

/** A name, whole or in its parts, or else the one with which people sign in. */
function nameIn(find: Find): unknown {
  const whole = find(userNames.name)
  if (whole !== undefined && !isBlank(whole)) return whole
  const parts = [find(userNames.firstName), find(userNames.lastName)].filter(
    (part) => typeof part === 'string' && !isBlank(part),
  )
  return parts.length > 0 ? parts.join(' ') : (find(userNames.username) ?? whole)
}

/** MongoDB's ids may come as `{ "$oid": … }`. */
function idIn(find: Find): unknown {
  const id = find(userNames.id)
  return valueAt(id, '$oid') ?? id
}

/** Finds what a record has, and where it has no address, what JSON:API has in its `attributes`. */
function finderOfUser(record: unknown): Find {
  const find = finderIn(record)
  if (find(userNames.email) !== undefined) return find
  const inside = finderIn(find(['attributes']))
  return (names) => find(names) ?? inside(names)
}

/** A user as the server sends it; everything but id, name and email may be missing. */
const userRecord = z.pipe(
  z.transform((value: unknown): unknown => {
    const find = finderOfUser(value)
    return {
      _id: idIn(find),
      name: nameIn(find),
      email: find(userNames.email),
      role: roleIn(find),
      institution: find(userNames.institution),
      department: find(userNames.department),
      phone: find(userNames.phone),
      createdAt: find(userNames.createdAt),
      lastLogin: find(userNames.lastLogin),
    }
  }),
  z.object({
    _id: someText,
    name: text,
    email: text,
    role: optionalText,
    institution: optionalText,
    department: optionalText,
    phone: optionalText,
    createdAt: optionalDate,
    lastLogin: optionalDate,
  }),
)

/**
 * A header may hold visible ASCII only; with any other token every call would fail. Some servers send
 * the token as the header wants it, with `Bearer`.
 */
const bearerToken = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' ? value.replace(/^Bearer /i, '') : value,
  ),
  text.check(z.regex(/^[\x21-\x7e]+$/)),
)

/** The spec's envelope around data, which `find` looks for in the usual places. */
function answerOf<Data extends z.ZodMiniType>(data: Data, find: (body: unknown) => unknown) {
  return z.pipe(
    z.transform((body: unknown): unknown => ({
      success: true,
      message: valueAt(body, 'message'),
      data: find(body),
    })),
    z.object({ success: z.literal(true), message: optionalText, data }),
  )
}

/** The user is under `user`, or is the body itself, or else under `profile`, which some users have as well. */
function findUser(body: unknown): unknown {
  const inside = [...placesIn(body), body, firstAt(body, accountNames)]
  return firstAt(body, ['user']) ?? inside.find(isUser) ?? body
}

function isUser(value: unknown): boolean {
  return userRecord.safeParse(value).success
}

/** The token is beside the user, among several, or in the user; some are a record with their end. */
function findToken(body: unknown): unknown {
  const places = [body, ...tokenPlaceNames.map((name) => firstAt(body, [name]))]
  const found = places
    .map((place) => firstAt(place, tokenNames))
    .find((value) => value !== undefined)
  return valueAt(found, 'token') ?? found
}

const sessionAnswer = answerOf(z.object({ user: userRecord, token: bearerToken }), (body) => ({
  user: findUser(body),
  token: findToken(body),
}))

/** As much of a session as the answer to a sign-in has; some have the token in a header. */
export function partOfSession(
  body: unknown,
  header: string | null,
): { token?: string | undefined; user?: UserWire | undefined } {
  const user = userRecord.safeParse(findUser(body)).data
  // Django's tokens are a `key`. Beside a user it may be anything; alone, the profile is asked with it.
  const key = user === undefined ? firstAt(body, ['key']) : undefined
  return { token: bearerToken.safeParse(findToken(body) ?? header ?? key).data, user }
}

const userList = z
  .array(otherwise(z.nullable(userRecord), null))
  // A list in which no record can be read is not a list of users.
  .check(z.refine((users) => users.length === 0 || users.some((user) => user !== null)))

/** The list, and of how many users it is; it may be in a page of its own, as `users: { data: [] }` (Laravel). */
function findUsers(body: unknown): { users: unknown; of: number | 'more' | undefined } {
  const named = Array.isArray(body) ? body : firstAt(body, listNames)
  const found = typeof named === 'object' ? named : unnamedUsers(body)
  const { users, of } = isRecord(found) ? findUsers(found) : { users: found, of: undefined }
  return { users, of: of ?? (Array.isArray(users) ? wholeList(body, users.length) : undefined) }
}

/** The list that names what is in it (`userDtoList` of Spring HATEOAS): known by a user in it. */
function unnamedUsers(body: unknown): unknown {
  return [...placesIn(body), body]
    .flatMap((place) => (isRecord(place) ? Object.values(place) : []))
    .find((list) => Array.isArray(list) && list.some(isUser))
}

/** For the first page of a longer list: how many users there are, as far as the server says. */
const wholeOfPage = z.optional(z.union([z.number(), z.literal('more')]))

/** `session` marks the calls that need a session; the client reports when one of them is refused. */
export const contract = {
  root: { method: 'GET', path: '/', session: false, body: undefined, answer: z.unknown() },
  profile: {
    method: 'GET',
    path: '/auth/profile',
    session: true,
    body: undefined,
    answer: answerOf(z.object({ user: userRecord }), (body) => ({ user: findUser(body) })),
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    session: false,
    body: credentials,
    answer: sessionAnswer,
  },
  signup: {
    method: 'POST',
    path: '/auth/signup',
    session: false,
    body: z.object({ name: text, email: text, password: text, confirmPassword: text }),
    answer: sessionAnswer,
  },
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    session: true,
    body: undefined,
    /** Null stands for a record that cannot be read. */
    answer: answerOf(z.object({ users: userList, of: wholeOfPage }), findUsers),
  },
  createAdmin: {
    method: 'POST',
    path: '/api/admin/create-admin',
    session: true,
    body: newAccount,
    /** The account is there if the server returns it; it was created either way. */
    answer: answerOf(
      z.object({ user: otherwise(z.optional(z.object({ name: text, email: text })), undefined) }),
      (body) => ({ user: findUser(body) }),
    ),
  },
  createStudent: {
    method: 'POST',
    path: '/api/auth/signup',
    session: true,
    body: newAccount,
    answer: answerOf(z.optional(z.unknown()), () => undefined),
  },
} as const

export type CallName = keyof typeof contract
export type PayloadOf<Name extends CallName> = (typeof contract)[Name]['body'] extends z.ZodMiniType
  ? z.output<Extract<(typeof contract)[Name]['body'], z.ZodMiniType>>
  : undefined
export type AnswerOf<Name extends CallName> = z.output<(typeof contract)[Name]['answer']>
export type UserWire = z.output<typeof userRecord>
