import type { SubmissionRow } from '../../../storage/rows'
import { Accordion, AccordionItem } from '../../../ui/page/Accordion'
import { Fact, Facts } from '../../../ui/page/Facts'
import { CheckAnswersPart } from './CheckAnswersPart'
import { checkCopy as copy, paperCopy } from './copy'

/** For the person who accepts the application: its hash, and a check of a pack. */
export function NodalOfficerPart({ submission }: { submission: SubmissionRow }) {
  return (
    <div className="mt-6">
      <Accordion>
        <AccordionItem name="nodal-officer" title={copy.section}>
          <p className="mb-3">{copy.sectionText}</p>
          <Facts>
            <Fact name={paperCopy.hash}>
              <span className="font-mono text-sm break-all">{submission.contentHash}</span>
            </Fact>
          </Facts>
          <CheckAnswersPart submission={submission} />
        </AccordionItem>
      </Accordion>
    </div>
  )
}
