import type { ComponentType } from 'react'
import type { PlacedAnswerGroup } from '../../../domain/grant-form/answers'
import { grantFormCopy as copy } from '../../../domain/grant-form/copy'
import { classNames } from '../../../lib/classNames'

export type AnswerActionProps = {
  answer: PlacedAnswerGroup['answers'][number]
  group: PlacedAnswerGroup
}

/**
 * Questions with their answers, by group; long answers keep their line breaks. A browser that
 * translates leaves answers as they were typed: a name is no word.
 */
export function AnswerList({
  groups,
  Heading = 'h3',
  Action,
}: {
  groups: readonly PlacedAnswerGroup[]
  /** Heading level of the groups: second where no other heading is in between. */
  Heading?: 'h2' | 'h3'
  /** An action beside each answer. */
  Action?: ComponentType<AnswerActionProps>
}) {
  return (
    <div className="space-y-6">
      {groups.map((group) => (
        <section key={group.title}>
          <Heading className="border-b border-line pb-1 text-lg">{group.title}</Heading>
          <dl className="divide-y divide-line">
            {group.answers.map((answer) => (
              <div
                key={answer.label}
                className={classNames(
                  'relative py-2',
                  answer.long
                    ? 'long-answer'
                    : 'sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-4',
                  Action !== undefined && '2xs:pr-20',
                )}
              >
                <dt className="font-medium text-muted">{answer.label}</dt>
                <dd className="break-words whitespace-pre-wrap">
                  {answer.text === '' ? (
                    <span className="text-muted">{copy.notFilledIn}</span>
                  ) : (
                    <span translate="no">{answer.text}</span>
                  )}
                  {Action !== undefined && <Action answer={answer} group={group} />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
