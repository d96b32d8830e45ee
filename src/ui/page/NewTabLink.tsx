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
      // The room above and below is for a finger, and parts no lines.
      className="py-3 text-brand underline"
    >
      {children}
      <Icon shape={ExternalLink} className="ml-1 inline size-4 align-[-0.125em]" />
      <span className="sr-only"> {copy.newTab}</span>
    </a>
  )
}
