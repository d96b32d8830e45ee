import { lazyPart } from '../ui/page/lazyPart'
import { sessionCopy as copy } from './copy'

/** The dialog is loaded when a session expires, or together with a form, during which one may expire. */
export const SignInOverPart = lazyPart(
  async () => (await import('./SignInOver')).SignInOver,
  undefined,
  copy.ended,
)
