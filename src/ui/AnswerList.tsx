import type { AnswerGroup } from '../domain/grant-form/answers'

/** Questions with their answers, group by group; long answers keep their line breaks. */
export function AnswerList({ groups }: { groups: readonly AnswerGroup[] }) {
  return (
    <div className="space-y-6">
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className="border-b border-line pb-1 text-lg">{group.title}</h3>
          <dl className="divide-y divide-line">
            {group.answers.map((answer) => (
              <div
                key={answer.label}
                className={answer.long ? 'py-3' : 'py-3 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-4'}
              >
                <dt className="font-medium text-muted">{answer.label}</dt>
                <dd className="whitespace-pre-wrap">{answer.text === '' ? '–' : answer.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
