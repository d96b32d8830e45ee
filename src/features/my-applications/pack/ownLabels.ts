import { answersOf, type AnswerGroup } from '../../../domain/grant-form/answers'
import { knownForm } from '../../../domain/grant-form/forms'
import { officialAnswersOf, officialForm } from '../../../domain/grant-form/officialForms'
import type { SubmissionRow } from '../../../storage/rows'

/** The answers as the office reads them, each with its text in the portal's language. */
type OwnGroup = Omit<AnswerGroup, 'answers'> & {
  ownTitle: string
  answers: (AnswerGroup['answers'][number] & { ownLabel: string; ownText: string })[]
}

const noFile = () => undefined

/**
 * Adds titles, labels and choices in the portal's language to the official ones. A question that was
 * worded differently at submission keeps only the official text.
 */
export function withOwnLabels(
  groups: readonly AnswerGroup[],
  { kind, values }: Pick<SubmissionRow, 'kind' | 'values'>,
): OwnGroup[] {
  const form = knownForm(kind)
  const own = answersOf(form, values, noFile)
  const official = officialAnswersOf(officialForm(form), values, noFile)
  return groups.map((group, at) => {
    const [mine, theirs] = [own[at], official[at]]
    return {
      ...group,
      ownTitle: theirs?.title === group.title && mine !== undefined ? mine.title : group.title,
      answers: group.answers.map((answer, index) => {
        const [asked, asIs] = [mine?.answers[index], theirs?.answers[index]]
        const same = asked !== undefined && asIs?.label === answer.label
        return {
          ...answer,
          ownLabel: same ? asked.label : answer.label,
          // File names are added elsewhere, and an Aadhaar number may be shown in full here.
          ownText: same && asIs.text === answer.text ? asked.text : answer.text,
        }
      }),
    }
  })
}
