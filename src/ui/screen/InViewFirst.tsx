import { useEffect, useState, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { painted } from '../../lib/painted'

/**
 * Sections of a long page, of which those in view are laid out and painted before the others. A page
 * that is returned to is laid out at once: where it was left is counted from its top.
 */
export function InViewFirst({ children }: { children: ReactNode }) {
  const isReturn = useNavigationType() === NavigationType.Pop
  const [whole, setWhole] = useState(isReturn)

  useEffect(() => {
    void painted().then(() => setWhole(true))
  }, [])

  return <div className={whole ? undefined : 'in-view-first'}>{children}</div>
}
