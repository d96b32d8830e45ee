import { Button } from '../../../ui/page/Button'
import { trackerCopy as copy } from './copy'

/** What the applicant entered for a completed step, and a button to change it. */
export function DoneLine({
  text,
  changeName,
  onChange,
}: {
  text: string
  /** What the button changes, for its accessible name. */
  changeName: string
  /** Undefined while it cannot be changed. */
  onChange: (() => void) | undefined
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-muted">
      <p>{text}</p>
      {onChange !== undefined && (
        <Button
          variant="quiet"
          size="small"
          className="-mx-3"
          aria-label={changeName}
          onClick={onChange}
        >
          {copy.change}
        </Button>
      )}
    </div>
  )
}
