import { useEffect, useRef } from 'react'
import { closedByBack } from '../../lib/closedByBack'

/** While it is open, which is while there is a way to close it, Back does so. */
export function useClosedByBack(close: (() => void) | undefined): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  const isOpen = close !== undefined
  useEffect(() => (isOpen ? closedByBack(() => latest.current?.()) : undefined), [isOpen])
}
