import { lazyPart } from '../../ui/page/lazyPart'

/** Needed only on a shared computer, after a change of password. */
export const OlderPasswordPart = lazyPart(
  async () => (await import('./OlderPasswordForm')).OlderPasswordForm,
)
