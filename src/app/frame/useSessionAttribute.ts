import { useLayoutEffect } from 'react'
import { useAuth } from '../../auth/AuthContext'

/**
 * Updates the attribute that the boot script sets on the document when a token exists; while it is
 * set, what is for visitors only stays hidden.
 */
export function useSessionAttribute(): void {
  const { isAuthenticated, loading } = useAuth()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isAuthenticated) dataset['session'] = 'open'
    else if (!loading) delete dataset['session']
  }, [isAuthenticated, loading])
}
