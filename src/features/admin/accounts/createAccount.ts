import type { Api } from '../../../api/client'
import type { PayloadOf } from '../../../api/contract'
import {
  describeFailure,
  isTaken,
  mayBeDone,
  saidBeside,
  toFailure,
  type ApiFailure,
} from '../../../api/failure'
import { sentences } from '../../../api/sentences'
import type { Role } from '../../../domain/user/user'
import { accountCopy as copy, type ListSource } from './copy'

export type NewAccount = PayloadOf<'createAdmin'>

/** The outcome of an attempt, in the words of a dialog. */
export type AccountOutcome =
  /** The account, if known: the server need not return a new administrator. */
  | { kind: 'created'; account?: { name: string; email: string } }
  /** Messages for the dialog's fields, and an alert with everything else. */
  | {
      kind: 'failed'
      fields: Record<string, string>
      alert?: { text: string; detail?: string }
      /** The list on the screen may lack it, created all the same, or the one that has its address. */
      unlisted: boolean
      /** The connection was lost, or the answer is not clear: the server may have made it all the same. */
      unanswered: boolean
    }

/** What a dialog passes in: its fields, and its own words for a failure (spec §8). */
export type AccountForm = {
  /** The names of the fields beside which a message is seen when the answer comes. */
  fields: () => readonly string[]
  /** Used when the server sends no message. */
  failed: string
  /** Advice for a network error; without it, the failure is described in general words. */
  networkHint?: string
  /** Of the list on the screen, where somebody would look for the account. */
  source: ListSource
}

/**
 * Students are created by one call, administrators by another (spec §7). `before`: an earlier request
 * for this address was left unanswered, so that a refusal of this one does not say that there is no
 * account.
 */
export async function createAccount(
  api: Api,
  role: Role,
  account: NewAccount,
  form: AccountForm,
  before: boolean,
): Promise<AccountOutcome> {
  try {
    if (role === 'user') {
      await api.call('createStudent', account)
      return { kind: 'created', account: { name: account.name, email: account.email } }
    }
    const { user } = (await api.call('createAdmin', account)).data
    return user === undefined ? { kind: 'created' } : { kind: 'created', account: user }
  } catch (error) {
    const failure = toFailure(error)
    const isRefused = failure.kind === 'refused' || failure.kind === 'unauthorised'
    const isOpen = mayBeDone(failure) || (before && isRefused)
    return {
      kind: 'failed',
      ...saying(failure, isOpen, form, account),
      unlisted: isOpen || isInTheWay(failure),
      unanswered: mayBeDone(failure) || failure.kind === 'offline',
    }
  }
}

/** Another account seems to have the address. */
function isInTheWay(failure: ApiFailure): boolean {
  return failure.kind === 'fields'
    ? Object.hasOwn(failure.fields, 'email')
    : failure.kind === 'refused' && failure.status === 409
}

/** What a dialog says about a failure. */
function saying(
  failure: ApiFailure,
  isOpen: boolean,
  { fields, failed, networkHint, source }: AccountForm,
  { name, email }: NewAccount,
): { fields: Record<string, string>; alert?: { text: string; detail?: string } } {
  const perhaps = isOpen ? [copy.perhaps[source]] : []
  const hint = networkHint === undefined ? [] : [networkHint]
  switch (failure.kind) {
    case 'offline':
      return alerted(copy.networkError(failure.detail), [
        networkHint ?? describeFailure(failure),
        ...perhaps,
      ])
    case 'timeout':
    case 'unexpected':
      return alerted(copy.networkError(describeFailure(failure)), [...hint, ...perhaps])
    case 'fields': {
      // A message for a field that is not on the screen must not be lost.
      const onScreen = fields()
      const beside = saidBeside(failure, onScreen)
      if (onScreen.length === 0) return alerted(failed, [copy.who(name, email), ...beside])
      return beside.length === 0
        ? { fields: failure.fields }
        : {
            ...alerted(failure.message ?? failed, beside),
            fields: failure.fields,
          }
    }
    case 'unreadable':
    case 'unauthorised':
    case 'refused': {
      if (isTaken(failure)) return alerted(failed, [copy.taken[source]])
      // Sign-in opens only once the alert is closed, so the alert has to say what comes.
      if (failure.status === 401)
        return alerted(failure.message ?? failed, isOpen ? perhaps : [copy.signInAgain])
      if (failure.message !== undefined) return alerted(describeFailure(failure, failed), perhaps)
      const safe = failure.status < 500 ? copy.notCreated : copy.kept
      return alerted(failed, [describeFailure(failure), ...(isOpen ? perhaps : [safe])])
    }
  }
}

function alerted(text: string, details: readonly string[]) {
  const alert = { text, ...(details.length === 0 ? {} : { detail: sentences(details) }) }
  return { fields: {}, alert }
}
