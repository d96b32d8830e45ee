import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRecord } from '../../lib/isRecord'
import { useAddress, withParam } from '../address/useAddress'

const nothing = { isOpen: false, isAdded: false }

/**
 * What is open over a list, stored in the address under this name. Opening it adds one entry to the
 * tab's history, so that Back leads to the list; another one takes its place, and closing it takes the
 * entry away again. `beside` the list nothing is covered, so nothing is added.
 */
export function useOpenedParam(
  name: string,
  { beside = false } = {},
): readonly [string | null, (value: string | null) => void] {
  const [params, changeAddress] = useAddress()
  const location = useLocation()
  const navigate = useNavigate()
  const opened = params.get(name)
  const state: unknown = location.state
  const isAdded = isRecord(state) && state['opened'] === name
  // What closes it may be an answer that comes when it is closed already, or another press while going
  // back takes a moment: neither must go further.
  const now = useRef<typeof nothing>(null)
  useEffect(() => {
    now.current = { isOpen: opened !== null, isAdded }
    return () => {
      // The page may be left: what comes then would lead back to it.
      now.current = null
    }
  }, [opened, isAdded, location])

  function open(value: string | null): void {
    if (now.current === null) return
    if (value === null) {
      const { isOpen, isAdded } = now.current
      if (!isOpen) return
      if (isAdded) {
        now.current = nothing
        void navigate(-1)
        return
      }
    }
    const adds = value !== null && opened === null && !beside
    changeAddress((before) => withParam(before, name, value), {
      replace: !adds,
      state: adds ? { opened: name } : state,
      preventScrollReset: true,
    })
  }
  return [opened, open]
}
