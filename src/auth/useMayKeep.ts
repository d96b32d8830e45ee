import { useCallback } from 'react'
import { sharedComputer } from '../storage/sealing/sharedComputer'
import { useStillHere } from './useUser'

/**
 * Returns a function that says whether what arrives only now may still be kept for the person whose
 * screen this was. Once they have left a shared computer it would lie in the open, or be the next
 * person's.
 */
export function useMayKeep(): () => boolean {
  const stillHere = useStillHere()
  return useCallback(() => stillHere() || !sharedComputer.isShared(), [stillHere])
}
