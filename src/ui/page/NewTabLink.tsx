import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import { pageCopy as copy } from './copy'
import { Icon } from './Icon'

/**
 * A link that opens a new tab, and says so: to another site, which gets no handle on this one, or away
 * from what would be lost.
 */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1 text-brand underline"
    >
      {children}
      <Icon shape={ExternalLink} className="size-4 shrink-0" />
      <span className="sr-only"> {copy.newTab}</span>
    </a>
  )
}
