import type { CallName, UserWire } from '../../src/api/contract'

/** The content of a successful answer. */
export type Good = {
  status: 200 | 201
  message?: string | undefined
  user?: Partial<UserWire> | undefined
  token?: string | undefined
  users?: readonly UserWire[] | undefined
}

/** A message for one field, in either shape of spec §5 and §7. */
export type FieldMessage = { field: string; message: string } | { path: string; msg: string }

/** The content of a refusal. */
export type Bad = { status: number; message?: string; errors?: readonly FieldMessage[] }

/** A status and a body; without a body, nothing is sent. */
type Said = { status: number; body?: unknown }

/** How a server writes its answers. */
export type Dialect = {
  answer: (name: CallName, good: Good) => Said
  refuse: (bad: Bad) => Said
  /** The refusal of a request that is not exactly the contract's. */
  inspect?: (name: CallName, request: Request, sent: unknown) => Bad | undefined
}

/** Field and message, from either of the two shapes. */
export function fieldAndWords(error: FieldMessage): [field: string, words: string] {
  return 'field' in error ? [error.field, error.message] : [error.path, error.msg]
}

/** A stable number for an id, for servers with numeric ids. */
export function numericId(id = ''): number {
  let number = 7
  for (const char of id) number = (number * 31 + (char.codePointAt(0) ?? 0)) % 2_147_483_647
  return number
}
