import { Pencil } from 'lucide'
import { useEffect, useRef } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { Badge } from '../../ui/page/Badge'
import { Button } from '../../ui/page/Button'
import { SourceNote } from '../../ui/page/SourceNote'
import { useSamples } from '../../ui/page/useSamples'
import { personalCopy as copy } from './copy'
import { blankText, type ProfileEntry } from './profile'
import { Icon } from '../../ui/page/Icon'

/** The profile for reading, each field with its source. */
export function PersonalSection({
  entries,
  backFromForm,
  onEdit,
  onReset,
}: {
  entries: readonly ProfileEntry[]
  /** The form was just closed: the focus returns to the button that opened it. */
  backFromForm: boolean
  onEdit: () => void
  /** Drops the changes made here. */
  onReset: () => void
}) {
  const { profileSource } = useAuth()
  const { on } = useSamples()
  const editButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (backFromForm) editButton.current?.focus()
  }, [backFromForm])
  const changed = entries.some(({ source }) => source === 'device')
  return (
    <section aria-label={copy.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SourceNote
          source="server"
          text={profileSource === 'server' ? copy.fromServer : copy.fromCopy}
        />
        <Button ref={editButton} variant="secondary" onClick={onEdit}>
          <Icon shape={Pencil} className="size-5" />
          {copy.edit}
        </Button>
      </div>
      <dl className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {entries.map((entry) => (
          <div key={entry.field} className="border-b border-line py-3">
            <dt className="flex flex-wrap items-center gap-2 text-sm text-muted">
              {copy.fields[entry.field]}
              <SourceBadge entry={entry} />
            </dt>
            <dd className="mt-0.5">
              {entry.value || <span className="text-muted">{blankText(entry.field)}</span>}
            </dd>
            {entry.source === 'device' && (entry.original.source === 'server' || on) && (
              <dd className="mt-0.5 text-sm text-muted">{originalText(entry)}</dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-3xl text-sm text-muted">{copy.keptNote}</p>
      {changed && (
        <Button
          variant="quiet"
          className="mt-2 -ml-3"
          onClick={() => {
            // This button goes with the changes.
            editButton.current?.focus()
            onReset()
          }}
        >
          {copy.reset}
        </Button>
      )}
    </section>
  )
}

/** The source of a value, when it is not the server's. */
function SourceBadge({ entry }: { entry: ProfileEntry }) {
  if (entry.source === 'device') return <Badge tone="info">{copy.changedHere}</Badge>
  return entry.source === 'sample' && entry.value !== '' ? <Badge>{copy.sample}</Badge> : null
}

function originalText({ field, original }: ProfileEntry): string {
  const value = original.value || blankText(field)
  return original.source === 'server' ? copy.serverSays(value) : copy.sampleSays(value)
}
