import { EllipsisVertical } from 'lucide-react'
import { useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { decisionLabel } from '../../../../domain/application/copy'
import type { DecisionKind } from '../../../../domain/application/decision'
import { Menu } from '../../../../ui/overlays/Menu'
import { Button } from '../../../../ui/page/Button'
import { Field } from '../../../../ui/fields/Field'
import { fieldClass } from '../../../../ui/fields/fieldClass'
import { decisionCopy, remarkLength } from '../../decisions/copy'
import { deskCopy as copy } from './copy'

type Status = Exclude<DecisionKind, 'deleted'>
type Asking = keyof typeof copy.ask

const statuses = ['approved', 'documents-required', 'rejected'] as const
const keys: Record<Status, string> = { approved: 'a', 'documents-required': 'd', rejected: 'r' }

/** What the desk's keys can do here. */
export type DecideHandle = { choose: (to: Status) => void }

/**
 * The remark and the three decisions. Without a remark, Reject and Request Documents ask for a reason
 * once; it can be skipped.
 */
export function DecidePart({
  ref,
  title,
  remark,
  onRemark,
  onDecide,
  showsKeys,
}: {
  ref: Ref<DecideHandle>
  title: string
  /** As saved on this device. */
  remark: string
  onRemark: (remark: string) => void
  onDecide: (to: DecisionKind) => void
  showsKeys: boolean
}) {
  const id = useId()
  const [asking, setAsking] = useState<Asking>()
  const area = useRef<HTMLTextAreaElement>(null)

  function choose(to: Status) {
    if (to === 'approved' || remark.trim() !== '') onDecide(to)
    else {
      setAsking(to)
      area.current?.focus()
    }
  }
  useImperativeHandle(ref, () => ({ choose }))

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onDecide(asking ?? 'approved')
    } else if (event.key === 'Escape' && asking !== undefined) setAsking(undefined)
  }

  return (
    <div role="group" aria-label={copy.decide} className="mt-2">
      <Field
        id={`${id}-remark`}
        label={asking === undefined ? copy.remark : copy.reason}
        hint={asking === undefined ? undefined : copy.ask[asking]}
        optional={asking === undefined}
      >
        {(control) => (
          <textarea
            ref={area}
            rows={1}
            {...control}
            maxLength={remarkLength}
            value={remark}
            onChange={(event) => onRemark(event.target.value)}
            onKeyDown={onKeyDown}
            className={`${fieldClass} field-sizing-content max-h-40`}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {asking === undefined ? (
          <>
            {statuses.map((to) => (
              <Button
                key={to}
                size="small"
                variant={looks[to]}
                aria-keyshortcuts={showsKeys ? keys[to] : undefined}
                onClick={() => choose(to)}
              >
                {decisionLabel[to]}
                {showsKeys && (
                  <kbd aria-hidden className="rounded border border-current/40 px-1 text-xs">
                    {keys[to]}
                  </kbd>
                )}
              </Button>
            ))}
            <Menu
              label={copy.more(title)}
              trigger={<EllipsisVertical aria-hidden className="size-5" />}
              items={[{ label: copy.delete, danger: true, onSelect: () => onDecide('deleted') }]}
            />
          </>
        ) : (
          <>
            <Button
              size="small"
              variant={looks[asking]}
              onClick={() => onDecide(asking)}
              disabled={remark.trim() === ''}
            >
              {decisionLabel[asking]}
            </Button>
            {remark.trim() === '' && (
              <Button size="small" variant="secondary" onClick={() => onDecide(asking)}>
                {decisionCopy.without[asking]}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => setAsking(undefined)}>
              {copy.keep}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

const looks = {
  approved: 'primary',
  'documents-required': 'secondary',
  rejected: 'danger',
} as const
