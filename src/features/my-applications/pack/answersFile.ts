import * as z from 'zod/mini'
import { parseJson } from '../../../lib/json'
import { canonicalJson, sha256Hex } from '../../../storage/hash'
import type { SubmissionRow } from '../../../storage/rows'
import { checkCopy as copy } from './copy'
import { withOwnLabels } from './ownLabels'

type Submitted = Pick<SubmissionRow, 'content' | 'contentHash'>
/** A submission, with what is needed to show its questions in the portal's language. */
type Questioned = Submitted & Pick<SubmissionRow, 'kind' | 'values'>

/** The answers as JSON: the content with its hash, readable for people and checkable for machines. */
export function answersFile({ content, contentHash }: Submitted): string {
  return `${JSON.stringify({ contentHash, content }, null, 2)}\n`
}

/** The result of comparing a dropped file with a submission. */
export type Verdict =
  | { kind: 'same' }
  /** Changed after it was made; `differs` lists the questions with other answers. */
  | { kind: 'changed'; differs: string[] }
  /** Unchanged, but from another application. */
  | { kind: 'other'; number: string }
  | { kind: 'unreadable' }

const answersShape = z.object({
  contentHash: z.string(),
  content: z.looseObject({
    number: z.string(),
    answers: z.array(
      z.looseObject({
        title: z.string(),
        answers: z.array(z.looseObject({ label: z.string(), text: z.string() })),
      }),
    ),
  }),
})

/** Whether an answers file holds the content of this submission, judged by the hash of its content. */
export function checkAnswers(file: string, submission: Questioned): Verdict {
  const parsed = answersShape.safeParse(parseJson(file))
  if (!parsed.success) return { kind: 'unreadable' }
  const { content, contentHash } = parsed.data
  const hash = sha256Hex(canonicalJson(content))
  if (hash === submission.contentHash) return { kind: 'same' }
  if (hash === contentHash) return { kind: 'other', number: content.number }
  return { kind: 'changed', differs: differences(content.answers, submission) }
}

type Group = { title: string; answers: { label: string; text: string }[] }

function differences(found: readonly Group[], submission: Questioned): string[] {
  return withOwnLabels(submission.content.answers, submission).flatMap((group, index) =>
    group.answers
      .filter((answer, at) => found[index]?.answers[at]?.text !== answer.text)
      .map((answer) => copy.question(group.ownTitle, answer.ownLabel)),
  )
}
