import { useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Focuses the field for the day in a form that was opened for a change, and proposes the new day there
 * when a form is left open past midnight, unless another was chosen.
 */
export function useDayField<Values extends FieldValues>(
  { getValues, setValue, setFocus }: UseFormReturn<Values>,
  name: Path<Values>,
  day: PathValue<Values, Path<Values>>,
  isChange: boolean,
): void {
  useEffect(() => {
    if (isChange) setFocus(name)
  }, [isChange, setFocus, name])
  const proposed = useRef(day)
  useEffect(() => {
    if (proposed.current === day) return
    if (getValues(name) === proposed.current) setValue(name, day)
    proposed.current = day
  }, [getValues, setValue, name, day])
}
