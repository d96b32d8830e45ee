import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dismissToast, toastDuration, type Toast } from './notices'

/** Quiet notes at the foot of the screen, announced politely. */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div
      role="status"
      // Said aloud, it stays readable and can be pressed while a dialog is open, which hides the rest.
      aria-live="polite"
      data-toasts
      className="no-print pointer-events-none fixed inset-x-0 bottom-4 z-55 flex flex-col items-center gap-2 px-4"
    >
      {toasts.map((toast) => (
        <ToastNote key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastNote({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => dismissToast(toast.id), toastDuration)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex max-w-xl items-center gap-2 rounded-control bg-deep py-1 pr-1 pl-4 text-on-deep shadow-float"
    >
      <span>{toast.text}</span>
      {toast.action !== undefined && (
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-control px-3 font-semibold underline"
          onClick={() => {
            toast.action?.onAction()
            dismissToast(toast.id)
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="grid size-11 shrink-0 place-items-center rounded-control"
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}
