import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { fieldsCopy as copy } from './copy'
import { Icon } from '../page/Icon'

/** What is wrong with one field, in the words of the error summary. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mb-1 flex items-start gap-1.5 text-sm font-medium text-bad">
      <Icon shape={CircleAlert} className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="sr-only">{copy.error} </span>
        {children}
      </span>
    </p>
  )
}
