import { CircleCheck, Mail } from 'lucide'
import { useEffect, useRef } from 'react'
import { mailLink, office } from '../../domain/programme/office'
import { buttonClass } from '../../ui/page/buttonClass'
import { asMail, type ContactValues } from './contactMessage'
import { contactCopy as copy } from './copy'
import { Icon } from '../../ui/page/Icon'

/**
 * After sending: the success message, a link that opens the same message as the person's own e-mail,
 * and the message itself, because a computer without an email app does nothing at the link. It takes
 * the focus, since on a phone it is far above the button that was pressed.
 */
export function SentMessage({ values }: { values: ContactValues }) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [values])
  const mail = asMail(values)
  return (
    <div ref={message} tabIndex={-1} className="mb-6 rounded-control bg-good-soft p-box text-good">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <Icon shape={CircleCheck} className="size-6 shrink-0" />
        {copy.success}
      </p>
      <p className="mt-2">{copy.successNext}</p>
      <a
        href={mailLink(office.email, mail)}
        className={buttonClass({ variant: 'secondary' }, 'mt-4')}
      >
        <Icon shape={Mail} className="size-5" />
        {copy.sendByMail}
      </a>
      <p className="mt-4">{copy.copyInstead(office.email)}</p>
      {/* One press selects all of it. */}
      <p className="mt-2 rounded-control bg-surface p-3 whitespace-pre-wrap text-ink select-all">
        {copy.mailText(mail.subject, mail.body)}
      </p>
    </div>
  )
}
