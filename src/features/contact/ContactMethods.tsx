import { Landmark, LifeBuoy, Mail, Phone, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { mailLink, office, telLink } from '../../domain/programme/office'
import { contactCopy as copy, methodsCopy } from './copy'
import { helpDesk } from './sample'
import { Icon } from '../../ui/page/Icon'

const linkClass = 'inline-flex min-h-11 items-center text-brand underline underline-offset-2'

/** The four ways to reach the programme cell (spec §2). */
export function ContactMethods() {
  return (
    <section aria-label={copy.methods}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        <Method icon={Phone} title={methodsCopy.call} text={methodsCopy.callText}>
          <a className={linkClass} href={telLink(office.phone)}>
            {office.phone}
          </a>
        </Method>
        <Method icon={Mail} title={methodsCopy.write} text={methodsCopy.writeText}>
          <a className={linkClass} href={mailLink(office.email)}>
            {office.email}
          </a>
        </Method>
        <Method icon={Landmark} title={methodsCopy.visit} text={methodsCopy.visitText}>
          <a className={linkClass} href="#office">
            {methodsCopy.visitLink}
          </a>
        </Method>
        <Method icon={LifeBuoy} title={methodsCopy.help} text={methodsCopy.helpText}>
          <a className={linkClass} href={mailLink(helpDesk.email)}>
            {helpDesk.email}
          </a>
        </Method>
      </ul>
    </section>
  )
}

function Method({
  icon,
  title,
  text,
  children,
}: {
  icon: IconNode
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <li className="border-t-4 border-accent pt-4">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon shape={icon} className="size-5 text-brand" />
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      {children}
    </li>
  )
}
