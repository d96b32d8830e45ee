import { ExternalLink as Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageCopy as copy } from './copy'

/** A link to another site: opens a new tab, says so, and gives that site no handle on this one. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1 text-brand underline"
    >
      {children}
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="sr-only"> {copy.newTab}</span>
    </a>
  )
}
