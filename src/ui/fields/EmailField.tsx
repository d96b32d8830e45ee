import type { ComponentProps } from 'react'
import { withoutUnseen } from '../../lib/pasted'
import { TextField } from './TextField'

/**
 * An address checked by the browser, which would refuse a pasted one for a character that nobody
 * sees: such characters do not stay in the field.
 */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'onInput'>) {
  return (
    <TextField
      {...field}
      type="email"
      autoComplete="email"
      onInput={({ currentTarget: input }) => {
        // Not by `emailAddress`, which takes away a stop after which somebody may go on typing.
        const address = withoutUnseen(input.value).trim()
        // Setting even the same value would move the caret.
        if (address !== input.value) input.value = address
      }}
    />
  )
}
