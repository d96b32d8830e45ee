import { storageFailure, storageFailureText } from '../../storage/failure'
import { undoDecisions } from '../../storage/decisions'
import type { OfficeApplication } from '../../storage/officeApplications'
import { Accordion, AccordionItem } from '../../ui/Accordion'
import { Button } from '../../ui/Button'
import { showAlert, showToast } from '../../ui/notices'
import { copy, deletedCopy } from './copy'

/** Deleted applications are only hidden: each can be put back, long after its toast has gone. */
export function DeletedApplications({
  applications,
}: {
  applications: readonly OfficeApplication[]
}) {
  if (applications.length === 0) return null

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
                  aria-label={`${deletedCopy.restore}: ${application.title}`}
                  onClick={() => restore(application)}
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

function restore({ title, history }: OfficeApplication) {
  undoDecisions(history.slice(-1).map(({ id }) => id))
    .then(() => showToast(deletedCopy.restored(title)))
    .catch(
      (error: unknown) => void showAlert(copy.failed, storageFailureText[storageFailure(error)]),
    )
}
