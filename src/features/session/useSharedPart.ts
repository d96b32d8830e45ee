import { useState } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { sharedComputer } from '../../storage/sealing/sharedComputer'

/**
 * What signing in needs on a shared computer is loaded before anything is sent: without it the
 * server's answer would let nobody in, and an account would be made that nobody is told of.
 */
export function useSharedPart() {
  const { shared, clearError } = useAuth()
  const [state, setState] = useState<'idle' | 'loading' | 'missing'>('idle')
  return {
    state,
    dismiss: () => setState('idle'),
    /** Resolves with whether it is there, or not needed. */
    async load(): Promise<boolean> {
      if (!sharedComputer.mayHoldSealed()) return true
      clearError()
      setState('loading')
      const isThere = await shared().then(
        () => true,
        () => false,
      )
      setState(isThere ? 'idle' : 'missing')
      return isThere
    },
  }
}
