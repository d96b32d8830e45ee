import { useState, useSyncExternalStore } from 'react'
import { Navigate, type NavigateProps } from 'react-router-dom'
import { pageLoading } from '../../lib/pageLoading'

/**
 * Leads on to another page in place of this one. A page that the person has asked for meanwhile, and
 * that is still loading, comes first.
 */
export function Redirect(props: Omit<NavigateProps, 'replace'>) {
  const isLoading = useSyncExternalStore(pageLoading.subscribe, pageLoading.read, () => false)
  const [begun, setBegun] = useState(!isLoading)
  if (!begun && !isLoading) setBegun(true)
  return begun ? <Navigate {...props} replace /> : null
}
