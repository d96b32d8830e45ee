import { AskDialogPart } from '../../ui/overlays/askDialogPart'
import { lazyPart } from '../../ui/page/lazyPart'
import { loadPassportWriter } from './passport/savePassport'

/* Parts that the form needs only later: loaded when the form is usable (`useLateParts`), not before. */

// Dialogs include Base UI's, so none of them is in the form's own chunk (scripts/build/chunks.ts).
export const StepSheetPart = lazyPart(
  async () => (await import('./dialogs/StepSheet')).StepSheet,
  ({ onClose }) => onClose(),
)

export const OpenPassportPart = lazyPart(
  async () => (await import('./passport/OpenPassportDialog')).OpenPassportDialog,
  ({ onClose }) => onClose(),
)

export const RestorePart = lazyPart(
  async () => (await import('./dialogs/RestoreDialog')).RestoreDialog,
  ({ onClose }) => onClose(),
)

export const WherePart = lazyPart(
  async () => (await import('./dialogs/WhereDialog')).WhereDialog,
  ({ onClose }) => onClose(),
)

export const LeaveQuestionPart = lazyPart(
  async () => (await import('./dialogs/LeaveQuestion')).LeaveQuestion,
  ({ onStay }) => onStay(),
)

/** Instead of a form, so only then. */
export const UnreadablePart = lazyPart(
  async () => (await import('./unreadable/DraftUnreadable')).DraftUnreadable,
)

/** Everything needed to save, check and submit an open form. */
export const lateParts: readonly (() => Promise<unknown>)[] = [
  AskDialogPart.load,
  LeaveQuestionPart.load,
  loadPassportWriter,
  StepSheetPart.load,
  OpenPassportPart.load,
  () => import('./passport/openPassport'),
  async () => (await import('../../ui/files/droppedFiles')).takeDroppedFiles(),
  async () => (await import('./room/watchRoom')).watchRoom(),
]
