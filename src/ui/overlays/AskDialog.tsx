import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { use, useRef } from 'react'
import type { Ask } from './notices'
import { Button } from '../page/Button'
import { SpokenContext } from '../page/SpokenContext'
import { useClosedByBack } from './useClosedByBack'

/** An alert or a question: focused, announced, and closed only by an answer. */
export function AskDialog({ ask }: { ask: Ask }) {
  const popup = useRef<HTMLDivElement>(null)
  const close = () => ask.answer(false)
  useClosedByBack(close)
  return (
    <Base.Root open onOpenChange={(open) => !open && close()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-60 bg-deep/60" />
        <Base.Popup
          ref={popup}
          lang={use(SpokenContext)}
          // A focused button would be scrolled to, past what is asked.
          initialFocus={() => isWhole(popup.current) || popup.current}
          className="fixed top-1/2 left-1/2 z-60 max-h-[90dvh] w-[min(28rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto rounded-card bg-surface p-[min(1.5rem,7.5vw)] text-ink shadow-float"
        >
          <Base.Title className="text-lg font-semibold">{ask.text}</Base.Title>
          {ask.detail !== undefined && (
            <Base.Description className="mt-2 text-muted">{ask.detail}</Base.Description>
          )}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            {ask.cancelLabel !== undefined && (
              <Button variant="secondary" onClick={close}>
                {ask.cancelLabel}
              </Button>
            )}
            <Button
              variant={ask.danger ? 'danger' : 'primary'}
              once
              onClick={() => ask.answer(true)}
            >
              {ask.confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** On a small phone in large text a question can be longer than the screen. */
function isWhole(popup: HTMLElement | null): boolean {
  return popup === null || popup.scrollHeight <= popup.clientHeight
}
