import { useLayoutEffect } from 'react'
import { useAuth } from '../../auth/AuthContext'

/**
 * Keeps the mark true that the boot script puts on the document of somebody who may be signed in:
 * under it, what is for visitors only stays hidden.
 */
export function useSessionMark(): void {
  const { isAuthenticated, loading } = useAuth()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isAuthenticated) dataset['session'] = 'open'
    else if (!loading) delete dataset['session']
  }, [isAuthenticated, loading])
}
