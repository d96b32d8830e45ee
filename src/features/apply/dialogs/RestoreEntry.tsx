import { useMemo, useState } from 'react'
import type { GrantForm, GrantValues } from '../../../domain/grant-form/grantForm'
import { withoutAadhaar } from '../../../domain/grant-form/redact'
import type { RestorePoint } from '../../../storage/restore-points/restorePoints'
import type { AttachmentInfo } from '../../../storage/rows'
import { Button } from '../../../ui/page/Button'
import { differences } from '../comparison/compare'
import { DifferenceList } from '../comparison/DifferenceList'
import { restoreCopy as copy } from './copy'

/** One earlier state compared with the form as it is now. */
export function RestoreEntry({
  form,
  point,
  moment,
  now,
  files,
  returning,
  onReturn,
}: {
  form: GrantForm
  point: RestorePoint
  /** Its name among the others. */
  moment: string
  now: GrantValues
  files: readonly AttachmentInfo[]
  /** The draft is going back to this state, or to another one. */
  returning: 'this' | 'other' | undefined
  onReturn: () => void
}) {
  const [shown, setShown] = useState(false)
  const changes = useMemo(() => {
    const side = (values: GrantValues) => {
      const { values: safe, redact } = withoutAadhaar(form, values)
      return {
        values: safe,
        whole: values,
        savedAt: point.at,
        // What is kept under an id never changes.
        files: files.map(({ id, name }) => ({ id, name: redact(name), contents: id })),
      }
    }
    return differences(form, side(point.values), side(now))
  }, [form, point, now, files])
  return (
    <li className="space-y-2 py-4">
      <p className="font-semibold">{moment}</p>
      <p className="text-sm text-muted">
        {copy.occasions[point.occasion]} {copy.changed(changes.map(({ label }) => label))}
      </p>
      {changes.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            aria-expanded={shown}
            aria-label={shown ? copy.hideFrom(moment) : copy.compareFrom(moment)}
            onClick={() => setShown(!shown)}
          >
            {shown ? copy.hide : copy.compare}
          </Button>
          <Button
            size="small"
            busy={returning !== undefined}
            aria-label={returning === 'this' ? undefined : copy.returnFrom(moment)}
            onClick={onReturn}
          >
            {returning === 'this' ? copy.returning : copy.return}
          </Button>
        </div>
      )}
      {shown && (
        <DifferenceList
          differences={changes}
          there={copy.before}
          here={copy.now}
          className="space-y-3 border-l-2 border-line pl-4"
        />
      )}
    </li>
  )
}
