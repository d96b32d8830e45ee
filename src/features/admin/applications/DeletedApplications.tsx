import { undoDecisions } from '../../../storage/office/decisions'
import type { OfficeApplication } from '../../../storage/office/officeApplications'
import { Accordion, AccordionItem } from '../../../ui/page/Accordion'
import { Button } from '../../../ui/page/Button'
import { showDecisionFailure, tellDecidedAgain } from '../decisions/useDecide'
import { useOwnNotices } from '../useOwnNotices'
import { deletedCopy } from './copy'

/** Deleted applications are only hidden: each can be restored, even when its toast is long gone. */
export function DeletedApplications({
  applications,
}: {
  applications: readonly OfficeApplication[]
}) {
  const { showAlert, showToast } = useOwnNotices()
  if (applications.length === 0) return null

  async function restore({ title, history }: OfficeApplication) {
    try {
      const newer = await undoDecisions(history.slice(-1).map(({ id }) => id))
      if (newer === 0) showToast(deletedCopy.restored(title))
      else tellDecidedAgain(showAlert, newer, 1)
    } catch (error) {
      await showDecisionFailure(showAlert, error, [title])
    }
  }

  return (
    <div className="mt-10">
      <Accordion>
        <AccordionItem name="deleted" title={deletedCopy.title(applications.length)}>
          <ul className="divide-y divide-line">
            {applications.map((application) => (
              <li
                key={application.id}
                className="flex flex-wrap items-center justify-between gap-2 py-1"
              >
                <span>{application.title}</span>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={deletedCopy.restoreOf(application.title)}
                  once
                  onClick={() => void restore(application)}
                >
                  {deletedCopy.restore}
                </Button>
              </li>
            ))}
          </ul>
        </AccordionItem>
      </Accordion>
    </div>
  )
}
