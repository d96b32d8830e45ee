import type { Api } from '../../api/client'
import { describeFailure, serverMessage, toFailure } from '../../api/failure'
import type { Role } from '../../domain/user/user'
import { dialogCopy as copy } from './copy'
import { toNewAccount, type UserFormValues } from './rules'

/** How an attempt to create an account ended, as the dialog tells it. */
export type CreateOutcome =
  | { kind: 'created' }
  /** Messages for single fields. */
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'alert'; text: string; detail?: string; sessionEnded?: true }

/** Spec §7: students are created by one call, administrators by another; outcomes by spec §8. */
export async function createUser(
  api: Api,
  role: Role,
  values: UserFormValues,
): Promise<CreateOutcome> {
  try {
    await api.call(role === 'admin' ? 'createAdmin' : 'createStudent', toNewAccount(values))
    return { kind: 'created' }
  } catch (error) {
    const failure = toFailure(error)
    switch (failure.kind) {
      case 'fields':
        return Object.keys(failure.fields).some((name) => name in values)
          ? { kind: 'fields', fields: failure.fields }
          : { kind: 'alert', text: failure.message ?? Object.values(failure.fields).join(' ') }
      case 'offline':
        return {
          kind: 'alert',
          text: copy.networkError(failure.detail),
          detail: describeFailure(failure),
        }
      case 'timeout':
      case 'unexpected':
        return { kind: 'alert', text: copy.networkError(describeFailure(failure)) }
      case 'refused':
        return { kind: 'alert', text: serverMessage(failure) ?? copy.failed(role) }
      case 'unauthorised':
        return {
          kind: 'alert',
          text: serverMessage(failure) ?? copy.failed(role),
          sessionEnded: true,
        }
    }
  }
}
