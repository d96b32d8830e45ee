/** Navigation state that leaves the focus where it is. */
export const keepFocus = { keepFocus: true }

/** Whether a location's state says so. */
export function keepsFocus(state: unknown): boolean {
  return (state as Partial<typeof keepFocus> | null)?.keepFocus === true
}
