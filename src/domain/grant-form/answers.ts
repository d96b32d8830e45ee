import { maskAadhaar } from '../../lib/answers/aadhaar'
import { emailAddress } from '../../lib/email'
import { mobileDigits } from '../../lib/answers/mobile'
import { formatRupees } from '../../lib/money'
import { withLineEnds } from '../../lib/pasted'
import { parseNumber } from '../../lib/answers/validation'
import { grantFormCopy as copy } from './copy'
import {
  asksForLeader,
  groupsOf,
  leaderAt,
  optionLabel,
  type Field,
  type FieldPath,
  type GrantForm,
  type GrantValues,
} from './grantForm'
import { redactedGroups, redactorOf } from './redact'

/** A question with its answer as people read it. Aadhaar numbers are masked to their last four digits. */
type Answer = { label: string; text: string; long: boolean }

type Group<Of extends Answer> = { sectionId: string; title: string; answers: Of[] }

export type AnswerGroup = Group<Answer>

/** With the path of each answer, so that it can be changed. */
export type PlacedAnswerGroup = Group<Answer & { path: FieldPath }>

/** An attachment's name by its id; undefined when it is not here. */
type FileName = (attachmentId: string) => string | undefined

/** Every question with its answer, in the order of the form, for the review page and the pack. */
export function answersOf(form: GrantForm, values: GrantValues, fileName: FileName): AnswerGroup[] {
  return placedAnswersOf(form, values, fileName).map((group) => ({
    ...group,
    // A submission's hash covers exactly these keys.
    answers: group.answers.map(({ label, text, long }) => ({ label, text, long })),
  }))
}

/** The same with the path of each answer in the form, and with every Aadhaar number masked. */
export function shownAnswersOf(
  form: GrantForm,
  values: GrantValues,
  fileName: FileName,
): PlacedAnswerGroup[] {
  return redactedGroups(placedAnswersOf(form, values, fileName), redactorOf(form, values))
}

function placedAnswersOf(
  form: GrantForm,
  values: GrantValues,
  fileName: FileName,
): PlacedAnswerGroup[] {
  return form.sections.flatMap((section) =>
    groupsOf(section, values).map((group, index) => {
      const answers = section.fields.map((field) => ({
        path: `${group.prefix}.${field.name}`,
        label: field.label,
        text: answerText(field, group.values[field.name] ?? '', fileName),
        long: field.kind === 'longText',
      }))
      if (asksForLeader(section, values)) {
        const text = leaderAt(values) === index ? copy.yes : copy.no
        answers.push({ path: 'teamLeader', label: copy.teamLeader, text, long: false })
      }
      return { sectionId: section.id, title: group.title ?? section.title, answers }
    }),
  )
}

/** An answer as people read it. */
export function answerText(field: Field, value: string, fileName: FileName): string {
  switch (field.kind) {
    case 'aadhaar':
      return maskAadhaar(value)
    case 'email':
      return emailAddress(value)
    case 'mobile':
      return mobileDigits(value)
    case 'file':
      return value === '' ? '' : (fileName(value) ?? copy.fileMissing)
    case 'number':
      return Number.isNaN(parseNumber(value)) ? value : formatRupees(parseNumber(value))
    case 'select':
      return optionLabel(field, value)
    case 'yesNo':
      return value === 'yes' ? copy.yes : value === 'no' ? copy.no : value
    case 'longText':
      return withLineEnds(value, '\n')
    default:
      return withLineEnds(value, ' ')
  }
}
