/**
 * Collects the fields of a form that were changed in this tab since it began with these values; they
 * alone are saved, because another tab may have the same form open. Returns their current values.
 */
export function ownChanges<Values extends object>(
  begun: Values,
): (values: Values) => Partial<Values> {
  const changed = new Set<keyof Values>()
  let last = begun
  return (values) => {
    for (const name of Object.keys(values) as (keyof Values)[]) {
      if (values[name] !== last[name]) changed.add(name)
    }
    last = values
    return Object.fromEntries(
      Array.from(changed, (name) => [name, values[name]]),
    ) as Partial<Values>
  }
}
