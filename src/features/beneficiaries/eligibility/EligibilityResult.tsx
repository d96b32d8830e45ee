import type {
  Eligibility,
  EligibilityAnswers,
  EligibilityQuestion,
} from '../../../domain/programme/eligibility'
import { paths } from '../../../lib/paths'
import { ButtonLink } from '../../../ui/page/Button'
import { eligibilityCopy as copy, eligibilityQuestionCopy } from './copy'

/** The answer, its reasons, and where to go next. */
export function EligibilityResult({
  result: { verdict, because },
  answers,
  apply,
}: {
  result: Eligibility
  answers: EligibilityAnswers
  apply: { to: string; label: string }
}) {
  const { title, lead } = copy.verdict[verdict]
  return (
    <div className="mt-6 border-l-4 border-accent bg-surface p-box">
      <h3 tabIndex={-1} className="text-xl">
        {title}
      </h3>
      <p className="mt-2">{lead}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {because.map((question) => (
          <li key={question}>{reasonOf(question, answers)}</li>
        ))}
      </ul>
      {verdict !== 'no' && <p className="mt-3 text-muted">{copy.proposal}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {verdict !== 'no' && <ButtonLink to={apply.to}>{apply.label}</ButtonLink>}
        {verdict !== 'yes' && (
          <ButtonLink variant="secondary" to={paths.contact}>
            {copy.ask}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function reasonOf(question: EligibilityQuestion, answers: EligibilityAnswers): string {
  const words: Record<string, { reason: string }> = eligibilityQuestionCopy[question].answers
  return words[answers[question]]?.reason ?? ''
}
