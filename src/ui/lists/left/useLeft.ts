import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * By the person who left them: they go with the session. In no address and in no entry of the tab's
 * history, which browsers write to the disk.
 */
const leftBy = new WeakMap<object, Map<string, unknown>>()

/** A state of a list, such as its search, that 'Back' finds as the person has left it, until a reload. */
export function useLeft<Value>(person: object, name: string, initial: Value) {
  const { key } = useLocation()
  const at = `${key} ${name}`
  const [value, setValue] = useState(() => {
    const left = leftBy.get(person)
    return left?.has(at) === true ? (left.get(at) as Value) : initial
  })
  useEffect(() => {
    const left = leftBy.get(person) ?? new Map<string, unknown>()
    leftBy.set(person, left.set(at, value))
  }, [person, at, value])
  return [value, setValue] as const
}
