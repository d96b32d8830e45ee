import { useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Proposes the new day when a form is left open past midnight, unless another was chosen. */
export function useProposedDay<Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values>,
  name: Path<Values>,
  day: PathValue<Values, Path<Values>>,
): void {
  const proposed = useRef(day)
  useEffect(() => {
    if (proposed.current === day) return
    if (getValues(name) === proposed.current) setValue(name, day)
    proposed.current = day
  }, [getValues, setValue, name, day])
}
