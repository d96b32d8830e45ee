import { grantForms } from '../../../domain/grant-form/forms'
import { titleOf } from '../../../domain/grant-form/grantForm'
import { formatBytes } from '../../../lib/bytes'
import { formatDateTime } from '../../../lib/dates'
import type { SubmissionRow } from '../../../storage/rows'
import { packCopy as copy } from '../copy'
import { PaperFact } from './PaperFact'
import './paper.css'

/** The application as it is handed in: every answer in full, on A4, with lines to sign on. */
export function PackDocument({ submission }: { submission: SubmissionRow }) {
  const { content, values, kind } = submission
  const lead = values.teamMembers[Number(values.teamLeader || 0)]
  const signatures = [
    [copy.lead, lead?.['name'] ?? submission.applicantName],
    [copy.mentor, values.mentor['name'] ?? ''],
    [copy.head, submission.institution],
  ] as const
  return (
    <article className="paper">
      <header>
        <p>{copy.scheme}</p>
        <h2>{copy.heading(content.form)}</h2>
      </header>
      <dl>
        <PaperFact name={copy.number}>{`${content.number} ${copy.provisional}`}</PaperFact>
        <PaperFact name={copy.title}>{titleOf(grantForms[kind], values)}</PaperFact>
        <PaperFact name={copy.applicant}>{submission.applicantName}</PaperFact>
        <PaperFact name={copy.email}>{submission.applicantEmail}</PaperFact>
        <PaperFact name={copy.institution}>{submission.institution}</PaperFact>
        <PaperFact name={copy.submitted}>{formatDateTime(content.submittedAt)}</PaperFact>
        {submission.withdrawnAt !== undefined && (
          <PaperFact name={copy.withdrawn}>{formatDateTime(submission.withdrawnAt)}</PaperFact>
        )}
        <PaperFact name={copy.hash}>
          <span className="paper-hash">{submission.contentHash}</span>
        </PaperFact>
      </dl>
      <p className="paper-note">{copy.notSent}</p>
      {content.answers.map((group) => (
        <section key={`${group.sectionId} ${group.title}`}>
          <h3>{group.title}</h3>
          <dl>
            {group.answers.map(({ label, text, long }) => (
              <PaperFact key={label} name={label} long={long}>
                {text.trim() === '' ? copy.notAnswered : text}
              </PaperFact>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3>{copy.files}</h3>
        {content.attachments.length === 0 ? (
          <p>{copy.noFiles}</p>
        ) : (
          <dl>
            {content.attachments.map(({ name, size, sha256 }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the order is fixed, and a file may be attached twice
              <PaperFact key={`${index} ${sha256}`} name={`${name}, ${formatBytes(size)}`}>
                <span className="paper-hash">{sha256}</span>
              </PaperFact>
            ))}
          </dl>
        )}
      </section>
      <section className="paper-signatures">
        <h3>{copy.signatures}</h3>
        <ul>
          {signatures.map(([role, name]) => (
            <li key={role}>
              <strong>{role}</strong>
              <span>{name}</span>
              <span className="paper-line">{copy.signature}</span>
            </li>
          ))}
        </ul>
      </section>
      <footer className="paper-note">{copy.check}</footer>
    </article>
  )
}
