import type { Api } from '../../api/client'
import { describeFailure, serverMessage, toFailure, type ApiFailure } from '../../api/failure'
import { emailPattern, firstProblem, matches, minLength, required } from '../../lib/validation'
import type { Problems } from '../../ui/useRuleForm'
import { createAdminCopy as copy } from './copy'

/** The fields of the dialog, as typed. */
export type CreateAdminValues = {
  name: string
  email: string
  password: string
  confirmPassword: string
}

/** How an attempt ended, as the dialog tells it. */
export type CreateAdminOutcome =
  | { kind: 'created'; name: string; email: string }
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'alert'; text: string; detail?: string; sessionEnded?: true }

/** Spec §5, Create-admin modal. */
export function createAdminProblems(values: CreateAdminValues): Problems<CreateAdminValues> {
  return {
    name: firstProblem(values.name.trim(), [
      required(copy.nameRequired),
      minLength(2, copy.nameShort),
    ]),
    email: firstProblem(values.email.trim(), [
      required(copy.emailRequired),
      matches(emailPattern, copy.emailInvalid),
    ]),
    password: firstProblem(values.password, [
      required(copy.passwordRequired),
      minLength(6, copy.passwordShort),
    ]),
    confirmPassword: values.password === values.confirmPassword ? undefined : copy.mismatch,
  }
}

/** Name, email and password go to the server, nothing else (spec §3); outcomes by spec §8. */
export async function createAdmin(
  api: Api,
  { name, email, password }: CreateAdminValues,
): Promise<CreateAdminOutcome> {
  try {
    const { data } = await api.call('createAdmin', {
      name: name.trim(),
      email: email.trim(),
      password,
    })
    return { kind: 'created', name: data.user.name, email: data.user.email }
  } catch (error) {
    return outcomeOf(toFailure(error))
  }
}

const shownFields = new Set(['name', 'email', 'password', 'confirmPassword'])

function outcomeOf(failure: ApiFailure): CreateAdminOutcome {
  const text = serverMessage(failure) ?? copy.failed
  switch (failure.kind) {
    case 'offline':
      return { kind: 'alert', text: copy.networkError(failure.detail), detail: copy.networkHint }
    case 'timeout':
    case 'unexpected':
      return {
        kind: 'alert',
        text: copy.networkError(describeFailure(failure)),
        detail: copy.networkHint,
      }
    case 'fields':
      // A message for a field that is not on the screen must not get lost.
      return Object.keys(failure.fields).every((name) => shownFields.has(name))
        ? { kind: 'fields', fields: failure.fields }
        : { kind: 'alert', text, detail: Object.values(failure.fields).join(' ') }
    case 'unauthorised':
      return { kind: 'alert', text, sessionEnded: true }
    case 'refused':
      return { kind: 'alert', text }
  }
}
