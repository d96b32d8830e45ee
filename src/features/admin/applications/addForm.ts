import type { AdminApplication, Priority } from '../../../domain/application/application'
import type { GrantKind } from '../../../domain/grant-form/grantForm'
import { clock } from '../../../lib/clock'
import { emailAddress } from '../../../lib/email'
import { plainLine } from '../../../lib/pasted'
import {
  email,
  firstProblem,
  isInDigits,
  parseNumber,
  required,
  type Rule,
} from '../../../lib/answers/validation'
import { grantTypeId } from '../../../storage/firstVersion'
import type { Problems } from '../../../ui/forms/useRuleForm'
import { addCopy as copy } from './copy'

/** The form as typed; numbers stay text until it is saved. */
export type AddValues = Record<
  | 'title'
  | 'applicant'
  | 'email'
  | 'institution'
  | 'department'
  | 'category'
  | 'requestedAmount'
  | 'submittedDate'
  | 'description'
  | 'techStack'
  | 'timeline'
  | 'previousGrants'
  | 'publications'
  | 'patents',
  string
> & { type: GrantKind; priority: Priority }

/** The form before anything is typed: what lies on the desk was most likely received today. */
export const blankAddValues = (today: string): AddValues => ({
  title: '',
  applicant: '',
  email: '',
  institution: '',
  department: '',
  type: 'poc',
  category: '',
  requestedAmount: '',
  submittedDate: today,
  priority: 'medium',
  description: '',
  techStack: '',
  timeline: '',
  previousGrants: '0',
  publications: '0',
  patents: '0',
})

export const addFields = Object.keys(blankAddValues('')) as (keyof AddValues)[]

/** Whether nothing is typed in these fields; the day is none of them, which is filled in beforehand. */
export function isBlank(typed: Partial<Omit<AddValues, 'submittedDate'>>): boolean {
  const blank = blankAddValues('')
  return Object.entries(typed).every(([name, value]) => value === blank[name as keyof AddValues])
}

/**
 * An unfinished entry as any version has kept it; the first one kept the type's label. Where all that was
 * typed is gone again, the day is that of no entry.
 */
export function readEntry(kept: Partial<AddValues>): Partial<AddValues> {
  const { submittedDate: day, ...typed } = {
    ...kept,
    ...(kept.type !== undefined && { type: grantTypeId(kept.type) }),
  }
  const isGone = Object.keys(typed).length > 0 && isBlank(typed)
  return day === undefined || isGone ? typed : { ...typed, submittedDate: day }
}

/** The amount has the limits of the grant forms (spec §9). */
export function addProblems(values: AddValues): Problems<AddValues> {
  const count = wholeNumber(0, Infinity, copy.countRule)
  return {
    title: required(copy.titleRule)(values.title),
    applicant: required(copy.applicantRule)(values.applicant),
    email: firstProblem(values.email, [required(copy.emailRule), email(copy.emailFormRule)]),
    institution: required(copy.institutionRule)(values.institution),
    category: required(copy.categoryRule)(values.category),
    requestedAmount: firstProblem(values.requestedAmount, [
      required(copy.amountRule),
      wholeNumber(1, 250_000, copy.amountLimitRule),
    ]),
    submittedDate: dayProblem(values.submittedDate),
    description: required(copy.descriptionRule)(values.description),
    previousGrants: count(values.previousGrants),
    publications: count(values.publications),
    patents: count(values.patents),
  }
}

/** A year of which only two digits were typed is one of the first century. */
function dayProblem(day: string): string | undefined {
  if (day === '') return copy.receivedRule
  if (day > clock.today()) return copy.receivedFuture
  return day < '2019' ? copy.receivedEarly : undefined
}

/** The application described by the form, which nobody has looked at yet. */
export function addedApplication(values: AddValues, id: string): AdminApplication {
  return {
    id,
    title: plainLine(values.title),
    applicant: plainLine(values.applicant),
    email: emailAddress(values.email),
    institution: plainLine(values.institution),
    department: plainLine(values.department),
    type: values.type,
    category: plainLine(values.category),
    requestedAmount: parseNumber(values.requestedAmount),
    submittedDate: values.submittedDate,
    status: 'pending-review',
    priority: values.priority,
    description: values.description.trim(),
    techStack: values.techStack
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    timeline: plainLine(values.timeline),
    previousGrants: parseNumber(values.previousGrants),
    publications: parseNumber(values.publications),
    patents: parseNumber(values.patents),
  }
}

function wholeNumber(min: number, max: number, message: string): Rule {
  return (typed) => {
    const number = parseNumber(typed)
    const fits = isInDigits(typed) && Number.isInteger(number) && number >= min && number <= max
    return fits ? undefined : message
  }
}
