import { useRef, useState } from 'react'
import { logError } from '../../../api/log'
import { useUser } from '../../../auth/useUser'
import type { GrantKind } from '../../../domain/grant-form/grantForm'
import { draftId } from '../../../storage/drafts/drafts'
import { storageFailure, unlessStale } from '../../../storage/failure'
import { Banner } from '../../../ui/fields/Banner'
import { Button } from '../../../ui/page/Button'
import { Dialog } from '../../../ui/overlays/Dialog'
import { attempt } from '../../../ui/overlays/act'
import * as failures from '../../../ui/overlays/failureCopy'
import { showAlert, showToast } from '../../../ui/overlays/notices'
import { openingOf } from '../undone'
import { openPassportCopy as copy, passportReasons as reasons } from './openCopy'
import type { Comparison } from './openPassport'
import { PassphraseForm } from './PassphraseForm'
import { PassportComparison } from './PassportComparison'
import { saveCopyOf } from './saveCopyOf'
import { verdict } from './verdict'

/**
 * Opens a saved copy: it is chosen, checked and compared with this device's draft before it replaces
 * that draft.
 */
export function OpenPassportDialog({
  kind,
  onClose,
  replace,
}: {
  kind: GrantKind
  onClose: () => void
  /** Runs the work that replaces this device's draft, then shows the new one. */
  replace: <Result>(work: () => Promise<Result>) => Promise<Result>
}) {
  const user = useUser()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [comparison, setComparison] = useState<Comparison>()
  const [sealed, setSealed] = useState<File>()
  const here = comparison?.here
  const isSame = here !== undefined && comparison?.differences.length === 0

  async function choose(file: File, passphrase?: string) {
    setProblem(undefined)
    setComparison(undefined)
    // Another file was chosen.
    if (passphrase === undefined) setSealed(undefined)
    setBusy(copy.reading)
    try {
      // Contains the ZIP library, so it is loaded only when a copy is opened.
      const { inspectPassport } = await import('./openPassport')
      const inspection = await inspectPassport(file, user.id, kind, passphrase)
      // One that was opened may be refused all the same: no passphrase would help.
      const asks =
        !inspection.ok && [undefined, reasons.wrongPassphrase].includes(inspection.reason)
      setSealed(asks ? file : undefined)
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
      const undo = await replace(() => openPassport(chosen, user.id))
      showToast(copy.opened, {
        of: openingOf(draftId(user.id, kind)),
        onAction: () => attempt(() => takeBack(undo), failures.undo),
      })
    } catch (error) {
      logError('The copy could not be opened', error)
      void showAlert(copy.notOpened, reasonFor(error))
    }
    onClose()
  }

  async function takeBack(undo: () => Promise<void>) {
    const isUndone = await unlessStale(() => replace(undo))
    if (!isUndone) await showAlert(copy.notUndone, copy.changedSince)
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
              {here === undefined || isSame ? copy.close : copy.keep}
            </Button>
            {here !== undefined && !isSame && (
              <Button
                variant="secondary"
                onClick={() =>
                  void saveCopyOf({
                    ...here.draft,
                    id: draftId(user.id, kind),
                    attachments: here.attachments,
                  })
                }
              >
                {copy.saveHere}
              </Button>
            )}
            {!isSame && (
              <Button busy={busy !== undefined} onClick={() => void open(comparison)}>
                {busy ?? (here === undefined ? copy.open : copy.replace)}
              </Button>
            )}
          </>
        )
      }
    >
      <div data-drop className="space-y-6">
        {comparison === undefined && (
          <div className="space-y-2">
            <p>{copy.lead}</p>
            <p className="text-sm text-muted">{copy.aadhaar}</p>
          </div>
        )}
        {problem !== undefined && <Banner tone="bad">{copy.refused(problem)}</Banner>}
        {sealed !== undefined && (
          <PassphraseForm
            busy={busy !== undefined}
            onOpen={(passphrase) => void choose(sealed, passphrase)}
          />
        )}
        <Banner tone="info">{comparison !== undefined && verdict(comparison)}</Banner>
        {comparison !== undefined && <PassportComparison comparison={comparison} />}
        <div>
          {/* No `accept`: phones grey out files with endings that they do not know. */}
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
            busy={busy !== undefined}
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

function reasonFor(error: unknown): string {
  const failure = storageFailure(error)
  if (failure === 'stale') return copy.changed
  return failure === 'full' ? copy.full : copy.failed
}
