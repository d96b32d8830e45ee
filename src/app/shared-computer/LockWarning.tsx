import { use, useEffect, useState } from 'react'
import { Button } from '../../ui/page/Button'
import { SpokenContext } from '../../ui/page/SpokenContext'
import { footRoom } from '../../ui/page/useStickyRoom'
import { lockWarningCopy as copy } from './copy'
import { lockWhenIdle } from './idleLock'
import { useStore } from '../../lib/react/useStore'

/**
 * Calls `onOver` when nobody has done anything for a quarter of an hour, and says so a minute before.
 * Every input keeps the screen open; the button is for whoever gives none, such as a screen reader
 * that reads on (WCAG 2.2.1).
 */
export function LockWarning({ onOver }: { onOver: () => void }) {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => lockWhenIdle(onOver, setIsNear), [onOver])
  const foot = useStore(footRoom)
  return (
    <div
      lang={use(SpokenContext)}
      role="alert"
      // Like toasts: readable while a dialog is open, and no press beside the dialog.
      aria-live="assertive"
      data-toasts
      className="no-print pointer-events-none fixed inset-x-0 z-55 flex justify-center px-4"
      style={{ bottom: foot + 16 }}
    >
      {isNear && (
        <div className="pointer-events-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 text-ink shadow-float">
          <p className="flex-1 basis-60">{copy.text}</p>
          <Button>{copy.keep}</Button>
        </div>
      )}
    </div>
  )
}
