import { useRef, useState } from 'react'
import { logError } from '../../../api/log'
import { useUser } from '../../../auth/UserContext'
import type { GrantKind } from '../../../domain/grant-form/grantForm'
import { storageFailure } from '../../../storage/failure'
import { Banner } from '../../../ui/Banner'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { showAlert, showToast } from '../../../ui/notices'
import { openPassportCopy as copy, passportCopy } from './copy'
import type { Comparison } from './openPassport'
import { PassportComparison } from './PassportComparison'
import { saveCopyOf } from './saveCopyOf'

/** Opens a saved copy: chosen, checked, compared with this device's draft, and only then put in its place. */
export function OpenPassportDialog({
  kind,
  onClose,
  beforeOpening,
  onOpened,
}: {
  kind: GrantKind
  onClose: () => void
  /** Puts on disk what is typed and stops writing; `onOpened` follows, whether or not it worked. */
  beforeOpening?: () => Promise<void>
  /** This device's draft is to be read again. */
  onOpened: () => void
}) {
  const user = useUser()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [comparison, setComparison] = useState<Comparison>()
  const here = comparison?.here

  async function choose(file: File) {
    setProblem(undefined)
    setComparison(undefined)
    setBusy(copy.reading)
    try {
      // With the ZIP library: only loaded when a copy is opened.
      const { inspectPassport } = await import('./openPassport')
      const inspection = await inspectPassport(file, user.id, kind)
      if (inspection.ok) setComparison(inspection.comparison)
      else setProblem(inspection.reason)
    } catch (error) {
      logError('The copy could not be read', error)
      setProblem(copy.unreadable)
    } finally {
      setBusy(undefined)
    }
  }

  async function open(chosen: Comparison) {
    setBusy(copy.opening)
    try {
      const { openPassport } = await import('./openPassport')
      await beforeOpening?.()
      const undo = await openPassport(chosen, user.id)
      showToast(copy.opened, {
        label: copy.undo,
        onAction: () =>
          void undo().then(onOpened, (error: unknown) =>
            showAlert(copy.notUndone, reasonFor(error, copy.changedSince)),
          ),
      })
    } catch (error) {
      logError('The copy could not be opened', error)
      void showAlert(copy.notOpened, reasonFor(error, copy.changed))
    }
    onClose()
    onOpened()
  }

  return (
    <Dialog
      title={copy.title}
      open
      onClose={onClose}
      actions={
        comparison === undefined ? undefined : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {here === undefined || comparison.differences.length === 0 ? copy.close : copy.keep}
            </Button>
            {here !== undefined && comparison.differences.length > 0 && (
              <Button
                variant="secondary"
                onClick={() => void saveCopyOf({ ...here.draft, attachments: here.attachments })}
              >
                {copy.saveHere}
              </Button>
            )}
            {(here === undefined || comparison.differences.length > 0) && (
              <Button disabled={busy !== undefined} onClick={() => void open(comparison)}>
                {busy ?? (here === undefined ? copy.open : copy.replace)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="space-y-6">
        {comparison === undefined && (
          <div className="space-y-2">
            <p>{copy.lead}</p>
            <p className="text-sm text-muted">{passportCopy.aadhaar}</p>
          </div>
        )}
        {problem !== undefined && (
          <Banner tone="bad">
            {problem} {copy.refused}
          </Banner>
        )}
        {comparison !== undefined && <PassportComparison comparison={comparison} />}
        <div>
          {/* No `accept`: phones grey out files whose ending they do not know. */}
          <input
            ref={input}
            type="file"
            hidden
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file !== undefined) void choose(file)
              event.target.value = ''
            }}
          />
          <Button
            variant={comparison === undefined ? 'primary' : 'quiet'}
            disabled={busy !== undefined}
            onClick={() => input.current?.click()}
          >
            {comparison === undefined && problem === undefined ? copy.choose : copy.chooseOther}
          </Button>
          <p role="status" className="mt-2 text-sm text-muted">
            {busy}
          </p>
        </div>
      </div>
    </Dialog>
  )
}

function reasonFor(error: unknown, changed: string): string {
  const failure = storageFailure(error)
  if (failure === 'stale') return changed
  return failure === 'full' ? copy.full : copy.failed
}
