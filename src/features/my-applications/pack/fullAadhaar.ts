import { knownForm } from '../../../domain/grant-form/forms'
import { groupsOf, type GrantForm, type GrantValues } from '../../../domain/grant-form/grantForm'
import { aadhaarDigits, maskAadhaar } from '../../../lib/answers/aadhaar'
import type { SubmissionRow } from '../../../storage/rows'

type Groups = SubmissionRow['content']['answers']

/**
 * A submission's answers with complete Aadhaar numbers, for one print. The content itself keeps them
 * masked.
 */
export function withFullAadhaar({ kind, values, content }: SubmissionRow): Groups {
  const form = knownForm(kind)
  const seen = new Map<string, number>()
  return content.answers.map((group) => {
    const place = seen.get(group.sectionId) ?? 0
    seen.set(group.sectionId, place + 1)
    const full = numbersOf(form, values, group.sectionId, place)
    return {
      ...group,
      answers: group.answers.map((answer) => ({
        ...answer,
        text: full.get(answer.text) ?? answer.text,
      })),
    }
  })
}

/** One person's numbers, keyed by their masked form in the content. */
function numbersOf(
  form: GrantForm,
  values: GrantValues,
  sectionId: string,
  place: number,
): Map<string, string> {
  const section = form.sections.find(({ id }) => id === sectionId)
  const group = section && groupsOf(section, values)[place]
  const fields = section?.fields.filter(({ kind }) => kind === 'aadhaar') ?? []
  return new Map(
    fields.map(({ name }) => {
      const typed = group?.values[name] ?? ''
      return [maskAadhaar(typed), aadhaarDigits(typed).replaceAll(/(\d{4})(?=\d)/g, '$1 ')]
    }),
  )
}
