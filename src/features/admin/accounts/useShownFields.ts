import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Returns a function that names the fields of a dialog that still show what was sent: all, or none. The
 * answer may come when it is closed, when its page was left, or when the next account is being typed
 * into it.
 */
export function useShownFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  open: boolean,
): (sent: Values) => readonly string[] {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = open
    return () => {
      isOpen.current = false
    }
  }, [open])
  return (sent) => {
    const fields = Object.entries(form.getValues())
    const isHere = isOpen.current && fields.every(([name, now]) => now === sent[name])
    return isHere ? fields.map(([name]) => name) : []
  }
}
