import { sharedComputer } from './sealing/sharedComputer'

/**
 * Whether what arrives only now may still be kept for its person. Once they have left a shared computer
 * it would lie in the open, or be the next person's.
 */
export const mayKeep = (isHere: boolean): boolean => isHere || !sharedComputer.isShared()
