import { FileText, Paperclip } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Field } from '../../../domain/grant-form/grantForm'
import { formatBytes } from '../../../lib/bytes'
import { Button } from '../../../ui/page/Button'
import { buttonClass } from '../../../ui/page/buttonClass'
import { showToast } from '../../../ui/overlays/notices'
import { FieldError } from '../../../ui/fields/FieldError'
import { useApply } from '../ApplyContext'
import { applyCopy, fileCopy as copy } from '../copy'
import type { GrantPath } from '../paths'
import { useFormValue } from '../useFormValue'
import { acceptAttribute, checkFile } from './checkFile'
import { Thumbnail } from './Thumbnail'

/** A larger file is accepted, but a notice is shown (spec §5, §9). */
const uploadHint = 5_000_000

/** A scan kept with the draft: choose, check, show, replace, remove. */
export function FileField({
  field,
  path,
}: {
  field: Extract<Field, { kind: 'file' }>
  path: string
}) {
  const { form, session, save, attachments, problems } = useApply()
  const attachmentId = useFormValue(form, () => {
    const value: unknown = form.getValues(path as GrantPath)
    return typeof value === 'string' ? value : ''
  })
  const [reading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const kept = attachments.get(attachmentId)
  const lost = attachmentId !== '' && kept === undefined && !reading
  const error = refusal ?? (lost ? copy.missing : problems.get(path))
  const describedBy = [field.hint && `${path}-hint`, error && `${path}-error`]
    .filter(Boolean)
    .join(' ')

  // The member with this field may be renumbered or removed while a file is being read.
  const pathNow = useRef<string | undefined>(path)
  useEffect(() => {
    pathNow.current = path
    return () => {
      pathNow.current = undefined
    }
  }, [path])

  /**
   * Changes which file is named, if any; the previous file stays on the device, so that this can be
   * undone.
   */
  function setAttachment(id: string) {
    form.setValue(path as GrantPath, id)
    save()
    if (kept === undefined) return
    showToast(id === '' ? copy.removed(kept.name) : copy.replaced(kept.name), {
      label: applyCopy.undo,
      onAction: () => {
        const target = pathNow.current as GrantPath | undefined
        if (target === undefined || form.getValues(target) !== id) {
          showToast(copy.notPutBack(kept.name))
          return
        }
        form.setValue(target, attachmentId)
        save()
      },
    })
  }

  async function choose(file: File) {
    setRefusal(undefined)
    setReading(true)
    try {
      const bytes = await file.arrayBuffer().catch(() => undefined)
      if (bytes === undefined) return setRefusal(copy.unreadable(file.name))
      const checked = checkFile(file.name, new Uint8Array(bytes), field.accept)
      if ('refusal' in checked) return setRefusal(checked.refusal)
      const info = await session.files.attach({ name: file.name, type: checked.type, bytes })
      setAttachment(info.id)
      // The file's name has pushed the button down: keep it in view.
      return requestAnimationFrame(() =>
        document.getElementById(path)?.closest('label')?.scrollIntoView({ block: 'nearest' }),
      )
    } catch {
      return setRefusal(copy.notKept(file.name))
    } finally {
      setReading(false)
    }
  }

  return (
    <div>
      <p id={`${path}-label`} className="mb-1 font-semibold">
        {field.label}
      </p>
      <p id={`${path}-hint`} className="mb-1 text-sm text-muted">
        {field.hint}
      </p>
      {error !== undefined && <FieldError id={`${path}-error`}>{error}</FieldError>}
      {kept !== undefined && (
        <div className="mb-2 flex items-center gap-3">
          {kept.type.startsWith('image/') ? (
            <Thumbnail attachmentId={kept.id} />
          ) : (
            <FileText aria-hidden className="size-10 shrink-0 text-muted" />
          )}
          <p className="min-w-0">
            {kept.name}
            <span className="block text-sm text-muted">{formatBytes(kept.size)}</span>
          </p>
        </div>
      )}
      {kept !== undefined && kept.size > uploadHint && (
        <p className="mb-2 text-sm text-warn">{copy.large(formatBytes(kept.size))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <label
          className={buttonClass(
            { variant: 'secondary', size: 'small' },
            'cursor-pointer focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent',
          )}
        >
          <Paperclip aria-hidden className="size-5" />
          {attachmentId === '' ? copy.choose : copy.replace}
          <input
            id={path}
            type="file"
            required
            className="sr-only"
            aria-label={`${field.label}: ${attachmentId === '' ? copy.choose : copy.replace}`}
            aria-describedby={describedBy || undefined}
            aria-invalid={error === undefined ? undefined : true}
            accept={acceptAttribute(field.accept)}
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file !== undefined) void choose(file)
              // After a refusal the same file may be chosen again.
              event.target.value = ''
            }}
          />
        </label>
        {attachmentId !== '' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={copy.removeFile(kept?.name ?? field.label)}
            onClick={() => setAttachment('')}
          >
            {copy.remove}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-muted">
        {reading && copy.reading}
      </p>
    </div>
  )
}
