import type { ComponentProps } from 'react'
import { TextField } from './TextField'

/**
 * An address that the form checks itself: the browser would refuse it in its own words. A phone's
 * keyboard treats it as an address all the same, and changes no letter of it.
 */
export function PlainEmailField(field: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return <TextField {...field} inputMode="email" autoCapitalize="none" autoCorrect="off" />
}
