import { EllipsisVertical } from 'lucide'
import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react'
import { decisionLabel } from '../../../../domain/application/copy'
import type { DecisionKind } from '../../../../domain/application/decision'
import { isComposing } from '../../../../lib/isComposing'
import { Menu } from '../../../../ui/overlays/Menu'
import { Button } from '../../../../ui/page/Button'
import { Banner } from '../../../../ui/fields/Banner'
import { Field } from '../../../../ui/fields/Field'
import { textAreaClass } from '../../../../ui/fields/fieldClass'
import { decisionCopy } from '../../decisions/copy'
import { remarkProblem } from '../../decisions/remarkProblem'
import { deskCopy as copy } from './copy'
import type { Asking, Interim } from './interim'
import { Icon } from '../../../../ui/page/Icon'

type Status = Exclude<DecisionKind, 'deleted'>

const statuses = ['approved', 'documents-required', 'rejected'] as const
const keys: Record<Status, string> = { approved: 'a', 'documents-required': 'd', rejected: 'r' }

/** What the desk's keys can do here. */
export type DecideHandle = {
  choose: (to: Status) => void
  /** Asks for a reason, of which this was typed already. */
  ask: (to: Asking, typed: string) => void
}

/**
 * The remark and the three decisions. Without a remark, Reject and Request Documents ask for a reason
 * once; it can be skipped. Closed, it says why, and the remark can only be copied.
 */
export function DecidePart({
  ref,
  title,
  isRead,
  closed,
  remark,
  onRemark,
  onDecide,
  asking,
  onAsk,
  onBegin,
  interim,
  showsKeys,
}: {
  ref: Ref<DecideHandle>
  title: string
  /** The applicant reads the decision and its remark in My Applications. */
  isRead: boolean
  /** Why nothing can be decided for now. */
  closed: string | undefined
  /** As saved on this device. */
  remark: string
  onRemark: (remark: string) => void
  onDecide: (to: DecisionKind) => void
  /** The decision whose reason is asked for. The desk keeps it: another layout has another one of these. */
  asking: Asking | undefined
  onAsk: (to: Asking | undefined) => void
  /** The field has the focus. */
  onBegin: () => void
  interim: Interim
  showsKeys: boolean
}) {
  const area = useRef<HTMLTextAreaElement>(null)
  const asks = closed === undefined ? asking : undefined
  const hint = isRead ? copy.read : copy.unread
  const problem = closed === undefined ? remarkProblem(remark) : undefined

  function send(to: Status) {
    if (problem === undefined) onDecide(to)
    else area.current?.focus()
  }

  function choose(to: Status) {
    if (closed !== undefined || interim.ask(to)) return
    if (to === 'approved' || remark.trim() !== '') send(to)
    else ask(to, '')
  }

  function ask(to: Asking, typed: string) {
    const field = area.current
    if (closed !== undefined || field === null) return
    onAsk(to)
    field.focus()
    if (typed === '') return
    // Into the field itself: the next letter may come before it is rendered.
    const gap = field.value === '' ? '' : ' '
    field.setRangeText(gap + typed, field.value.length, field.value.length, 'end')
    onRemark(field.value)
  }
  useImperativeHandle(ref, () => ({ choose, ask }))

  function onKeyDown(event: KeyboardEvent) {
    // In a plain remark no decision has been named yet, so there is none to send. Nor are the keys meant
    // here with which an input method ends a word or takes it back.
    if (asks === undefined || isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send(asks)
    } else if (event.key === 'Escape') onAsk(undefined)
  }

  return (
    <div role="group" aria-label={copy.decide} className="no-print mt-2">
      {closed !== undefined && <Banner tone="bad">{closed}</Banner>}
      {(closed === undefined || remark !== '') && (
        <Field
          label={asks === undefined ? copy.remark : copy.reason}
          hint={closed === undefined ? asks && hint(copy.ask[asks]) : copy.remarkLeft}
          error={problem}
          optional={asks === undefined && closed === undefined}
        >
          {(control) => (
            <textarea
              ref={area}
              rows={1}
              {...control}
              // Keeps the focus and the selection of somebody who is typing.
              readOnly={closed !== undefined}
              value={remark}
              onChange={(event) => onRemark(event.target.value)}
              onKeyDown={onKeyDown}
              onFocus={onBegin}
              className={`${textAreaClass} max-h-40`}
            />
          )}
        </Field>
      )}
      {closed === undefined && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {asks === undefined ? (
            <>
              {statuses.map((to) => (
                <Button
                  key={to}
                  size="small"
                  variant={looks[to]}
                  aria-keyshortcuts={showsKeys ? keys[to] : undefined}
                  once
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
                trigger={<Icon shape={EllipsisVertical} className="size-5" />}
                items={[{ label: copy.delete, danger: true, onSelect: () => onDecide('deleted') }]}
              />
            </>
          ) : (
            <>
              <Button
                size="small"
                variant={looks[asks]}
                once
                onClick={() => send(asks)}
                disabled={remark.trim() === ''}
              >
                {decisionLabel[asks]}
              </Button>
              {remark.trim() === '' && (
                <Button size="small" variant="secondary" once onClick={() => onDecide(asks)}>
                  {decisionCopy.without[asks]}
                </Button>
              )}
              <Button size="small" variant="quiet" once onClick={() => onAsk(undefined)}>
                {copy.keep}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  )
}

const looks = {
  approved: 'primary',
  'documents-required': 'secondary',
  rejected: 'danger',
} as const
