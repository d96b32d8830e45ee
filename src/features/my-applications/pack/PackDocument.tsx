import { applicantOf } from '../../../domain/application/applicantOf'
import { notGiven } from '../../../domain/application/copy'
import { fromSubmission } from '../../../domain/application/fromSubmission'
import { knownForm } from '../../../domain/grant-form/forms'
import { titleOf } from '../../../domain/grant-form/roles'
import { officialForm } from '../../../domain/grant-form/officialForms'
import { redactorOf } from '../../../domain/grant-form/redact'
import { shownContent } from '../../../domain/grant-form/shown/shownContent'
import { formatBytes } from '../../../lib/answers/bytes'
import { formatDateTime } from '../../../lib/dates'
import type { SubmissionRow } from '../../../storage/rows'
import { paperCopy as copy } from './copy'
import { withFullAadhaar } from './fullAadhaar'
import { Letterhead } from './Letterhead'
import { withOwnLabels } from './ownLabels'
import { PaperFact } from './PaperFact'
import { PaperWords } from './PaperWords'
import { SignatureLines, type Signatory } from './SignatureLines'
import { useSheetFoot } from './useSheetFoot'
import { WithOfficial } from './WithOfficial'
import './paper.css'

/** The application as it is handed in: every answer in full, on A4, with signature lines. */
export function PackDocument({
  submission,
  fullAadhaar = false,
}: {
  submission: SubmissionRow
  fullAadhaar?: boolean
}) {
  const { values, kind } = submission
  const content = shownContent(submission)
  const form = knownForm(kind)
  useSheetFoot(copy.foot(content.number))
  const answers = withOwnLabels(
    fullAadhaar ? withFullAadhaar({ ...submission, content }) : content.answers,
    submission,
  )
  const ofPeople = new Set(form.sections.filter((one) => one.kind !== 'fields').map(({ id }) => id))
  return (
    <article className="paper" translate="no">
      <header>
        <Letterhead>
          <p className="paper-number">
            <span>
              <PaperWords of="number" />
            </span>
            <strong>{content.number}</strong>
          </p>
        </Letterhead>
        <h2>
          <WithOfficial words={form.application} official={officialForm(form).application} />
        </h2>
        <p className="paper-title">{titleOf(form, values)}</p>
      </header>
      <dl className="paper-pairs">
        <PaperFact name={<PaperWords of="applicant" />}>{applicantOf(submission)}</PaperFact>
        <PaperFact name={<PaperWords of="email" />}>{submission.applicantEmail}</PaperFact>
        <PaperFact name={<PaperWords of="institution" />}>
          {submission.institution || notGiven.institution}
        </PaperFact>
        <PaperFact name={<PaperWords of="submitted" />}>
          {formatDateTime(content.submittedAt)}
        </PaperFact>
        {submission.withdrawnAt !== undefined && (
          <PaperFact name={<PaperWords of="withdrawn" />}>
            {formatDateTime(submission.withdrawnAt)}
          </PaperFact>
        )}
      </dl>
      <p className="paper-note">
        <PaperWords of="notSent" />
      </p>
      {answers.map((group) => (
        <section
          key={`${group.sectionId} ${group.title}`}
          className={ofPeople.has(group.sectionId) ? 'paper-person' : undefined}
        >
          <h3>
            <WithOfficial words={group.ownTitle} official={group.title} />
          </h3>
          <dl className={ofPeople.has(group.sectionId) ? 'paper-pairs' : undefined}>
            {group.answers.map(({ label, ownLabel, text, ownText, long }) => (
              <PaperFact
                key={label}
                name={<WithOfficial words={ownLabel} official={label} />}
                long={long}
              >
                {text.trim() === '' ? (
                  <PaperWords of="notAnswered" />
                ) : (
                  <WithOfficial words={ownText} official={text} />
                )}
              </PaperFact>
            ))}
          </dl>
        </section>
      ))}
      <section className="paper-whole">
        <h3>
          <PaperWords of="signatures" />
        </h3>
        <p>
          <PaperWords of="declaration" />
        </p>
        <SignatureLines signatories={signatoriesOf(submission)} />
      </section>
      <section className="paper-office">
        <h3>
          <PaperWords of="office" />
        </h3>
        <div className="paper-received">
          <span className="paper-line">
            <PaperWords of="receivedOn" />
          </span>
          <span className="paper-line">
            <PaperWords of="receivedBy" />
          </span>
          <span className="paper-line">
            <PaperWords of="sealAndSignature" />
          </span>
        </div>
        <p>
          <PaperWords of={fullAadhaar ? 'aadhaarFull' : 'aadhaarMasked'} />
        </p>
        <dl>
          <PaperFact name={<PaperWords of="hash" />}>
            <span className="paper-hash">{submission.contentHash}</span>
          </PaperFact>
          <PaperFact name={<PaperWords of="files" />}>
            {content.attachments.length === 0 ? (
              <PaperWords of="noFiles" />
            ) : (
              content.attachments.map(({ name, size, sha256 }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the order is fixed, and a file may be attached twice
                <span key={`${index} ${sha256}`} className="paper-file">
                  {copy.file(name, formatBytes(size))}
                  <span className="paper-hash">{sha256}</span>
                </span>
              ))
            )}
          </PaperFact>
        </dl>
        <p>
          <PaperWords of="check" />
        </p>
      </section>
    </article>
  )
}

/** Only newer forms ask for the head's name; without it, there is a blank to fill in by hand. */
function signatoriesOf(submission: SubmissionRow): Signatory[] {
  const { kind, values, applicantName, institution } = submission
  const redact = redactorOf(knownForm(kind), values)
  const lead = values.teamMembers[Number(values.teamLeader || 0)]
  return [
    {
      role: 'lead',
      name: redact(lead?.['name'] ?? applicantName),
      more: [],
      line: 'signature',
    },
    {
      role: 'mentor',
      name: redact(values.mentor['name'] ?? ''),
      more: given(redact(values.mentor['designation'] ?? '')),
      line: 'signature',
    },
    {
      role: 'head',
      name: fromSubmission(submission).headOfInstitution,
      more: given(redact(institution)),
      line: 'signatureAndSeal',
    },
  ]
}

function given(text: string): string[] {
  return text.trim() === '' ? [] : [text]
}
