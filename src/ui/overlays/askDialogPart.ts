import { lazyPart } from '../page/lazyPart'

/** Base UI's dialog is loaded when there is something to ask, or soon may be. */
export const AskDialogPart = lazyPart(
  async () => (await import('./AskDialog')).AskDialog,
  ({ ask }) => ask.answer(false),
)
