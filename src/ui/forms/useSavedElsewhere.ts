import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Shows in an open form what has become of its saved or proposed values since it began with them, as
 * another tab may have saved some: but for what was typed here and is not saved yet.
 */
export function useSavedElsewhere<Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values>,
  saved: Values,
): void {
  const begun = useRef(saved)
  useEffect(() => {
    for (const name of Object.keys(saved) as (Path<Values> & keyof Values)[]) {
      const before = begun.current[name]
      if (saved[name] !== before && getValues(name) === before) setValue(name, saved[name])
    }
    begun.current = saved
  }, [getValues, setValue, saved])
}
