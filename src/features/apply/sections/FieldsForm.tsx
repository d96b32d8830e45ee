import type { ReactNode } from 'react'

/**
 * Fields that belong together. A form of their own, because after each key Chromium reads every field
 * of the same form for what it could fill in: with a team of 20 that took longer than all the rest.
 */
export function FieldsForm({
  className = '',
  children,
}: {
  className?: string
  children: ReactNode
}) {
  return (
    <form
      noValidate
      className={`space-y-6 ${className}`}
      // Enter in a field sends nothing anywhere.
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  )
}
