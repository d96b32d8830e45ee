import { latinKey } from '../../lib/latinKey'

/** Whether this is Ctrl+K or ⌘K. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const isK = latinKey(event).toLowerCase() === 'k'
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey
}
