import { useRef } from 'react'
import { useApi } from '../../../api/ApiContext'
import type { Role } from '../../../domain/user/user'
import { useOwnNotices } from '../useOwnNotices'
import { createAccount, type AccountForm, type NewAccount } from './createAccount'

/**
 * Creates an account on the server and resolves with it, if known; on failure it says why on the
 * screen, and resolves with undefined. `onChanged` is called when the server has, or may have, an
 * account that is not in the list, to fetch it again.
 */
export function useCreateAccount(onChanged: () => void) {
  const api = useApi()
  const { showAlert } = useOwnNotices()
  /** The addresses that the server may have made an account for without saying so. */
  const unanswered = useRef(new Set<string>())
  return async (
    role: Role,
    account: NewAccount,
    form: AccountForm,
    showErrors: (fields: Record<string, string>) => void,
  ): Promise<{ account?: { name: string; email: string } } | undefined> => {
    const { email } = account
    const outcome = await createAccount(api, role, account, form, unanswered.current.has(email))
    if (outcome.kind === 'created' || outcome.unlisted) onChanged()
    if (outcome.kind === 'created') return outcome
    if (outcome.unanswered) unanswered.current.add(email)
    showErrors(outcome.fields)
    if (outcome.alert !== undefined) await showAlert(outcome.alert.text, outcome.alert.detail)
    return undefined
  }
}
