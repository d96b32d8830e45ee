import * as z from 'zod/mini'
import type { SubmissionContent } from '../../../domain/grant-form/submissionContent'
import { canonicalJson, sha256Hex } from '../../../lib/hash'
import type { SubmissionRow } from '../../../storage/rows'

type Submitted = Pick<SubmissionRow, 'content' | 'contentHash'>

/** The answers as data: the content with its hash, for people to read and for machines to check. */
export function answersFile({ content, contentHash }: Submitted): string {
  return `${JSON.stringify({ contentHash, content }, null, 2)}\n`
}

/** What a file that somebody dropped turned out to be, compared with a submission. */
export type Verdict =
  | { kind: 'same' }
  /** Changed after it was made; `differs` names the questions whose answers are others. */
  | { kind: 'changed'; differs: string[] }
  /** Intact, but of another application. */
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

/** Says whether an answers file holds the content of this submission, by the hash of what it says. */
export function checkAnswers(file: string, submission: Submitted): Verdict {
  const parsed = answersShape.safeParse(parseJson(file))
  if (!parsed.success) return { kind: 'unreadable' }
  const { content, contentHash } = parsed.data
  const hash = sha256Hex(canonicalJson(content))
  if (hash === submission.contentHash) return { kind: 'same' }
  if (hash === contentHash) return { kind: 'other', number: content.number }
  return { kind: 'changed', differs: differences(content.answers, submission.content.answers) }
}

type Group = { title: string; answers: { label: string; text: string }[] }

function differences(found: readonly Group[], submitted: SubmissionContent['answers']): string[] {
  return submitted.flatMap((group, index) =>
    group.answers
      .filter((answer, at) => found[index]?.answers[at]?.text !== answer.text)
      .map((answer) => `${group.title}, ${answer.label}`),
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
