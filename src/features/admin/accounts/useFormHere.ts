import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Returns a function that says whether a dialog still shows what was sent. The answer may come when it
 * is closed, when its page was left, or when the next account is being typed into it.
 */
export function useFormHere<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  open: boolean,
): (sent: Values) => boolean {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = open
    return () => {
      isOpen.current = false
    }
  }, [open])
  return (sent) =>
    isOpen.current && Object.entries(form.getValues()).every(([name, now]) => now === sent[name])
}
