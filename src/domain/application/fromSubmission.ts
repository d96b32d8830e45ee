import { isoDay } from '../../lib/dates'
import { parseNumber } from '../../lib/answers/validation'
import { knownForm } from '../grant-form/forms'
import type { GrantKind, GrantValues } from '../grant-form/grantForm'
import { answerAs, titleOf } from '../grant-form/roles'
import { redactorOf } from '../grant-form/redact'
import type { HandIn } from './handIn'

/** What is needed from a submission on this device to make an application of it. */
export type SubmittedApplication = {
  id: string
  kind: GrantKind
  number: string
  /** Epoch milliseconds. */
  submittedAt: number
  values: GrantValues
  /** Epoch milliseconds, while withdrawn. */
  withdrawnAt?: number
  handIn?: HandIn
}

/**
 * A submission as an application, for its applicant and for the office alike. What the form did not
 * ask is ''.
 */
export function fromSubmission({ id, kind, number, submittedAt, values }: SubmittedApplication) {
  const form = knownForm(kind)
  const amount = parseNumber(answerAs('amount', form, values))
  return {
    id,
    number,
    type: kind,
    submittedDate: isoDay(submittedAt),
    title: titleOf(form, values),
    category: answerAs('category', form, values),
    department: answerAs('department', form, values),
    description: answerAs('description', form, values),
    /** Rupees. */
    amount: Number.isNaN(amount) ? 0 : amount,
    institution: answerAs('institution', form, values),
    headOfInstitution: answerAs('headOfInstitution', form, values),
    mentor: redactorOf(form, values)(values.mentor['name']?.trim() ?? ''),
  }
}
