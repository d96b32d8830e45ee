import { randomId } from '../lib/id'

/** An in-page alert or question, shown one at a time over everything else. */
export type Ask = {
  id: string
  text: string
  /** Further sentences below the text. */
  detail: string | undefined
  confirmLabel: string
  /** Without it there is only one button, and the dialog is an alert. */
  cancelLabel: string | undefined
  danger: boolean
  answer: (confirmed: boolean) => void
}

/** A quiet note that goes by itself, often with a way to undo. */
export type Toast = {
  id: string
  text: string
  action: { label: string; onAction: () => void } | undefined
}

type Notices = { asks: readonly Ask[]; toasts: readonly Toast[] }

/** How long a toast stays, in milliseconds; it stays while the pointer or the focus is in it. */
export const toastDuration = 10_000

let notices: Notices = { asks: [], toasts: [] }
const listeners = new Set<() => void>()

function set(next: Notices) {
  notices = next
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: what is to be shown now. */
export const noticeStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => notices,
}

function ask(question: Omit<Ask, 'id' | 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const id = randomId()
    const answer = (confirmed: boolean) => {
      set({ ...notices, asks: notices.asks.filter((other) => other.id !== id) })
      resolve(confirmed)
    }
    set({ ...notices, asks: [...notices.asks, { id, answer, ...question }] })
  })
}

/** An alert with exactly this text; resolves when it is closed. Never `window.alert` (design). */
export async function showAlert(text: string, detail?: string): Promise<void> {
  await ask({ text, detail, confirmLabel: 'OK', cancelLabel: undefined, danger: false })
}

/** A question with exactly this text; resolves with the answer, closing it counts as no. */
export function confirm(
  text: string,
  options: { confirmLabel: string; cancelLabel?: string; detail?: string; danger?: boolean },
): Promise<boolean> {
  return ask({
    text,
    detail: options.detail,
    confirmLabel: options.confirmLabel,
    cancelLabel: options.cancelLabel ?? 'Cancel',
    danger: options.danger ?? false,
  })
}

/** A quiet note; `action` is usually `{ label: 'Undo', … }`. */
export function showToast(text: string, action?: Toast['action']): void {
  set({ ...notices, toasts: [...notices.toasts, { id: randomId(), text, action }] })
}

export function dismissToast(id: string): void {
  set({ ...notices, toasts: notices.toasts.filter((toast) => toast.id !== id) })
}
