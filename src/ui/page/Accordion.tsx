import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './Icon'

/** Native disclosures that open one at a time. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="ruled">{children}</div>
}

/** `name` groups the items of an accordion: opening one closes the others. */
export function AccordionItem({
  name,
  id,
  title,
  children,
}: {
  name: string
  /** For links to this item. */
  id?: string
  title: string
  children: ReactNode
}) {
  return (
    <details name={name} id={id} className="group scroll-mt-24">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-3 font-semibold">
        {title}
        <Icon
          shape={ChevronDown}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-muted">{children}</div>
    </details>
  )
}
