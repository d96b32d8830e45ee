import { startTransition, useEffect, useState } from 'react'
import { Navigate, type NavigateProps } from 'react-router-dom'
import { pageLoading } from '../../lib/pageLoading'
import { useStore } from '../../lib/react/useStore'

/**
 * Leads on to another page in place of this one. A page that the person has asked for meanwhile comes
 * first, whether it is loading or about to be rendered: pages are rendered as transitions, and so is
 * this, after them.
 */
export function Redirect(props: Omit<NavigateProps, 'replace'>) {
  const isLoading = useStore(pageLoading, () => false)
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (!isLoading) startTransition(() => setBegun(true))
  }, [isLoading])
  return begun ? <Navigate {...props} replace /> : null
}
