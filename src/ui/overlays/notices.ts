import { randomId } from '../../lib/id'
import { Store, type Readable } from '../../lib/store'
import { withoutTurns } from '../../lib/withoutTurns'
import { overlaysCopy as copy } from './copy'

/** An in-page alert or question; one is shown at a time, over everything else. */
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

/**
 * `onAction` resolves when it is done, or its failure was told. `of` names what the action belongs to:
 * it goes with it (`dismissToastsOf`). `label` is for pages in another language than the portal's.
 */
type ToastAction = { onAction: () => Promise<unknown>; of?: string; label?: string }

/** A short message that disappears by itself, often with an undo. */
export type Toast = {
  id: string
  text: string
  action: ToastAction | undefined
}

type Notices = {
  asks: readonly Ask[]
  toasts: readonly Toast[]
  /** The number of actions of toasts that are under way. */
  underWay: number
}

/** How long a toast stays in sight, in seconds; longer while the pointer or the focus is on it. */
export const toastDuration = 10

/** The longest that a resting pointer keeps it, in seconds. */
export const toastLimit = 30

const notices = new Store<Notices>({ asks: [], toasts: [], underWay: 0 })

/** What to show now. */
export const noticeStore: Readable<Notices> = notices

function change(next: (before: Notices) => Partial<Notices>): void {
  const before = notices.read()
  notices.set({ ...before, ...next(before) })
}

function ask(question: Omit<Ask, 'id' | 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const id = randomId()
    const answer = (confirmed: boolean) => {
      change(({ asks }) => ({ asks: asks.filter((other) => other.id !== id) }))
      resolve(confirmed)
    }
    const text = withoutTurns(question.text)
    const detail = question.detail && withoutTurns(question.detail)
    change(({ asks }) => ({ asks: [...asks, { ...question, id, answer, text, detail }] }))
  })
}

/** An alert with exactly this text; resolves when it is closed. Never `window.alert` (design). */
export async function showAlert(text: string, detail?: string): Promise<void> {
  await ask({ text, detail, confirmLabel: copy.ok, cancelLabel: undefined, danger: false })
}

/** A question with exactly this text; resolves with the answer, and closing it counts as no. */
export function confirm(
  text: string,
  {
    detail,
    confirmLabel,
    cancelLabel = copy.cancel,
    danger = false,
  }: { detail?: string; confirmLabel: string; cancelLabel?: string; danger?: boolean },
): Promise<boolean> {
  return ask({ text, detail, confirmLabel, cancelLabel, danger })
}

/** A toast; `action` is an undo. */
export function showToast(text: string, action?: ToastAction): void {
  change(({ toasts }) => ({
    toasts: [...toasts, { id: randomId(), text: withoutTurns(text), action }],
  }))
}

export function dismissToast(id: string): void {
  change(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** Does what a toast offers. It goes at once: nobody can do it twice. */
export function takeUp({ id, action }: Toast): void {
  const end = () => change(({ underWay }) => ({ underWay: underWay - 1 }))
  change(({ underWay }) => ({ underWay: underWay + 1 }))
  void action?.onAction().finally(end)
  dismissToast(id)
}

/** Whether a page that is loaded again would take away what is told, asked, offered or was taken up. */
export function isAwaited(): boolean {
  const { asks, toasts, underWay } = notices.read()
  return asks.length > 0 || toasts.length > 0 || underWay > 0
}

/** Dismisses what can no longer be undone, because what it was about has been opened anew. */
export function dismissToastsOf(what: string): void {
  change(({ toasts }) => ({ toasts: toasts.filter(({ action }) => action?.of !== what) }))
}

/** Dismisses every toast: the person whom they told something has left. */
export function dismissToasts(): void {
  change(() => ({ toasts: [] }))
}

/** Closes every alert and answers every question with no, so that the next person does not read it. */
export function closeAsks(): void {
  for (const { answer } of notices.read().asks) answer(false)
}

/** Answers every question with no; an alert stays until it is read. */
export function closeQuestions(): void {
  for (const { answer, cancelLabel } of notices.read().asks)
    if (cancelLabel !== undefined) answer(false)
}
