import { useEffect, useRef } from 'react'

/** A ref for an uncontrolled input that follows when its text is changed from outside. */
export function useFollowingInput(value: string) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // While the person types, the stored text lags behind and must not overwrite the input.
    if (input.current !== null && input.current !== document.activeElement) {
      input.current.value = value
    }
  }, [value])
  return input
}
