import * as z from 'zod/mini'

/*
 * The server's calls (spec §7): method, path, what is sent and what comes back. The client and the
 * mock handlers are both typed by this file.
 */

const text = z.string()
const optionalText = z.optional(z.nullable(z.string()))

const credentials = z.object({ email: text, password: text })
const newAccount = z.object({
  name: text,
  email: text,
  password: text,
  institution: z.optional(text),
  department: z.optional(text),
  phone: z.optional(text),
})

/** A user as the server writes it; all but id, name and email may be missing. */
const userRecord = z.object({
  _id: text,
  name: text,
  email: text,
  role: optionalText,
  institution: optionalText,
  department: optionalText,
  phone: optionalText,
  createdAt: optionalText,
  lastLogin: optionalText,
})

/** Field errors come in both shapes of spec §5 and §7: `field` or `path`, with `message` or `msg`. */
const fieldErrors = z.array(
  z.object({
    field: z.optional(text),
    path: z.optional(text),
    message: z.optional(text),
    msg: z.optional(text),
  }),
)

const envelope = { success: z.boolean(), message: optionalText }

/** A header carries nothing but visible ASCII; with any other token every call would fail. */
const bearerToken = text.check(z.regex(/^[\x21-\x7e]+$/))

const sessionAnswer = z.object({
  ...envelope,
  data: z.object({ user: userRecord, token: bearerToken }),
})

/** What the server says when it refuses. */
export const refusal = z.object({
  success: z.optional(z.boolean()),
  message: optionalText,
  errors: z.optional(z.nullable(fieldErrors)),
})

export const contract = {
  root: { method: 'GET', path: '/', body: undefined, answer: z.unknown() },
  profile: {
    method: 'GET',
    path: '/auth/profile',
    body: undefined,
    answer: z.object({ ...envelope, data: z.object({ user: userRecord }) }),
  },
  login: { method: 'POST', path: '/auth/login', body: credentials, answer: sessionAnswer },
  signup: {
    method: 'POST',
    path: '/auth/signup',
    body: z.object({ name: text, email: text, password: text, confirmPassword: text }),
    answer: sessionAnswer,
  },
  listUsers: {
    method: 'GET',
    path: '/api/admin/users',
    body: undefined,
    answer: z.object({ ...envelope, data: z.object({ users: z.array(userRecord) }) }),
  },
  createAdmin: {
    method: 'POST',
    path: '/api/admin/create-admin',
    body: newAccount,
    answer: z.object({
      ...envelope,
      data: z.object({ user: z.object({ name: text, email: text }) }),
    }),
  },
  createStudent: {
    method: 'POST',
    path: '/api/auth/signup',
    body: newAccount,
    answer: z.object(envelope),
  },
} as const

export type CallName = keyof typeof contract
export type PayloadOf<Name extends CallName> = (typeof contract)[Name]['body'] extends z.ZodMiniType
  ? z.output<Extract<(typeof contract)[Name]['body'], z.ZodMiniType>>
  : undefined
export type AnswerOf<Name extends CallName> = z.output<(typeof contract)[Name]['answer']>
export type UserWire = z.output<typeof userRecord>
export type Refusal = z.output<typeof refusal>
