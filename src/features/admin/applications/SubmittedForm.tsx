import { useLiveQuery } from 'dexie-react-hooks'
import { Download } from 'lucide'
import type { AnswerGroup } from '../../../domain/grant-form/answers'
import { grantFormCopy } from '../../../domain/grant-form/copy'
import { classNames } from '../../../lib/classNames'
import { formatBytes } from '../../../lib/answers/bytes'
import { saveAttachment } from '../../../storage/applications/saveAttachment'
import { listShownFiles } from '../../../storage/applications/shownFiles'
import { Accordion, AccordionItem } from '../../../ui/page/Accordion'
import { Button } from '../../../ui/page/Button'
import { act } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { detailsCopy as copy } from './copy'
import { Icon } from '../../../ui/page/Icon'

/** The form as submitted, with its files and those added later. */
export function SubmittedForm({ id, answers }: { id: string; answers: readonly AnswerGroup[] }) {
  return (
    <>
      <Accordion>
        <AccordionItem name="submitted-form" title={copy.answers}>
          {answers.map((group) => (
            <section key={group.title} className="mt-4 first:mt-0">
              <h4 className="font-semibold text-ink">{group.title}</h4>
              <dl>
                {group.answers.map((answer) => (
                  <div
                    key={answer.label}
                    className={classNames(
                      'border-b border-line py-2',
                      answer.long && 'long-answer',
                    )}
                  >
                    <dt className="text-sm">{answer.label}</dt>
                    <dd className="whitespace-pre-line text-ink">
                      {answer.text.trim() || grantFormCopy.notFilledIn}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </AccordionItem>
      </Accordion>
      {/* Until those of the next application are read, its part would show the files of the one before. */}
      <Files key={id} id={id} />
    </>
  )
}

function Files({ id }: { id: string }) {
  const files = useLiveQuery(() => listShownFiles(id).catch(() => 'unreadable' as const), [id])
  const listed = files === undefined || files === 'unreadable' ? [] : files
  return (
    <section>
      <h3 className="font-semibold">{copy.files}</h3>
      {files === 'unreadable' && <p className="mt-1 text-muted">{copy.filesUnread}</p>}
      {files?.length === 0 && <p className="mt-1 text-muted">{copy.noFiles}</p>}
      <ul className="divide-y divide-line">
        {listed.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center justify-between gap-2 py-1">
            <span>
              {file.name}
              <span className="block text-sm text-muted">
                {file.purpose === undefined
                  ? formatBytes(file.size)
                  : copy.purposes[file.purpose](formatBytes(file.size))}
              </span>
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={copy.saveFile(file.name)}
              once
              onClick={() => act(() => saveAttachment(file), failures.readFile)}
            >
              <Icon shape={Download} className="size-4" />
              {copy.save}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
