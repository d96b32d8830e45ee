import { lazyPart } from '../../ui/page/lazyPart'

/** Loaded on shared computers only. */
export const SharedComputerPart = lazyPart(
  async () => (await import('./SharedComputer')).SharedComputer,
)
export const UnlockPart = lazyPart(async () => (await import('./UnlockScreen')).UnlockScreen)
