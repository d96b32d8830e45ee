import { FileText, Paperclip } from 'lucide'
import type { Field } from '../../../domain/grant-form/grantForm'
import { redactorOf } from '../../../domain/grant-form/redact'
import { formatBytes, sizeAbove } from '../../../lib/answers/bytes'
import { useStore } from '../../../lib/react/useStore'
import { Button } from '../../../ui/page/Button'
import { FieldError } from '../../../ui/fields/FieldError'
import { FileButton } from '../../../ui/fields/FileButton'
import { useApply } from '../ApplyContext'
import { fileCopy as copy } from '../copy'
import { acceptAttribute } from '../../../ui/files/checkFile'
import { focusField } from '../focusField'
import type { GrantPath } from '../paths'
import { littleRoom } from './littleRoom'
import { Thumbnail } from './Thumbnail'
import { useFormValue } from '../useFormValue'
import { useFileAnswer } from './useFileAnswer'
import { Icon } from '../../../ui/page/Icon'

/** A larger file is accepted, but a notice is shown (spec §5, §9). */
const uploadHint = 5_000_000

/** A scan kept with the draft: choose, check, show, replace, remove. */
export function FileField({
  field,
  path,
}: {
  field: Extract<Field, { kind: 'file' }>
  path: GrantPath
}) {
  const { form, answers, problems } = useApply()
  const { kept, replaces, removable, reading, refusal, choose, remove } = useFileAnswer(field, path)
  const name = useFormValue(answers, (values) => redactorOf(form, values)(kept?.name ?? ''))
  const choice = replaces ? copy.replace : copy.choose
  const lost = replaces && kept === undefined && !reading
  const problem = lost ? copy.missing : problems.get(path)
  const error = refusal ?? problem
  const little = useStore(littleRoom)
  const describedBy = [
    field.hint && `${path}-hint`,
    error && `${path}-error`,
    little && `${path}-room`,
  ]
    .filter(Boolean)
    .join(' ')

  return (
    <div data-drop>
      <p className="mb-1 font-semibold">{field.label}</p>
      <p id={`${path}-hint`} className="mb-1 text-sm text-muted">
        {field.hint}
      </p>
      {/* What is refused or kept comes by itself, while the focus is already back at the button. */}
      <div role="status">
        {refusal !== undefined && <FieldError id={`${path}-error`}>{refusal}</FieldError>}
      </div>
      {refusal === undefined && problem !== undefined && (
        <FieldError id={`${path}-error`}>{problem}</FieldError>
      )}
      <div className={kept && 'mb-2 flex items-center gap-3'}>
        {kept &&
          (kept.type.startsWith('image/') ? (
            <Thumbnail attachmentId={kept.id} />
          ) : (
            <Icon shape={FileText} className="size-10 shrink-0 text-muted" />
          ))}
        {/* Without the thumbnail: when it comes, the name would be read out once more. */}
        <p role="status" className="min-w-0">
          {kept && name}
          {kept && <span className="block text-sm text-muted">{formatBytes(kept.size)}</span>}
        </p>
      </div>
      <p role="status" className="mb-2 text-sm text-warn empty:absolute">
        {kept && kept.size > uploadHint && copy.large(sizeAbove(uploadHint, kept.size))}
      </p>
      {little !== undefined && (
        <p id={`${path}-room`} className="mb-2 text-sm text-warn">
          {little}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          id={path}
          variant="secondary"
          size="small"
          label={choice}
          name={`${field.label}: ${choice}`}
          icon={<Icon shape={Paperclip} className="size-5" />}
          describedBy={describedBy || undefined}
          required
          invalid={error !== undefined}
          accept={acceptAttribute(field.accept)}
          onFiles={choose}
        />
        {removable && (
          <Button
            variant="quiet"
            size="small"
            aria-label={copy.removeFile(name || field.label)}
            onClick={() => {
              // This button goes with the file.
              focusField(path)
              remove()
            }}
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
