import { maskAadhaar } from '../../lib/aadhaar'
import { formatRupees } from '../../lib/money'
import { parseNumber } from '../../lib/validation'
import { groupsOf, type Field, type GrantForm, type GrantValues } from './grantForm'

/** One question with its answer as people read it. Aadhaar numbers are masked to their last four. */
type Answer = { label: string; text: string; long: boolean }

export type AnswerGroup = {
  sectionId: string
  title: string
  answers: Answer[]
}

/**
 * Every question with its answer, in the order of the form, for the review page and the pack.
 * `fileName` tells the name of an attachment by its id.
 */
export function answersOf(
  form: GrantForm,
  values: GrantValues,
  fileName: (attachmentId: string) => string | undefined,
): AnswerGroup[] {
  return form.sections.flatMap((section) =>
    groupsOf(section, values).map((group, index) => {
      const answers = section.fields.map((field) => ({
        label: field.label,
        text: answerText(field, group.values[field.name] ?? '', fileName),
        long: field.kind === 'longText',
      }))
      if (section.kind === 'team' && values.teamMembers.length > 1) {
        const leads = Number(values.teamLeader || -1) === index
        answers.push({ label: 'Team leader', text: leads ? 'Yes' : 'No', long: false })
      }
      return { sectionId: section.id, title: group.title ?? section.title, answers }
    }),
  )
}

function answerText(
  field: Field,
  value: string,
  fileName: (attachmentId: string) => string | undefined,
): string {
  switch (field.kind) {
    case 'aadhaar':
      return maskAadhaar(value)
    case 'file':
      return value === '' ? '' : (fileName(value) ?? 'The file is missing on this device')
    case 'number':
      return Number.isNaN(parseNumber(value)) ? value : formatRupees(parseNumber(value))
    case 'yesNo':
      return value === 'yes' ? 'Yes' : value === 'no' ? 'No' : value
    default:
      return value
  }
}
