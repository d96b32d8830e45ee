import { useRef, useState, type SubmitEvent } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { emailAddress } from '../../lib/email'
import { useHeldInput } from '../../pwa/useHeldInput'
import { useAdoptedSetting } from '../../storage/settings/useAdoptedSetting'
import { EmailField } from '../../ui/fields/EmailField'
import { Button } from '../../ui/page/Button'
import { showToast } from '../../ui/overlays/notices'
import { SourceNote } from '../../ui/page/SourceNote'
import { newsletterCopy as copy } from './copy'
import { tellNotKept } from './tellNotKept'

/** The address for the newsletter, saved on this device until it is removed. */
export function NewsletterSection() {
  // As what is typed, it stays with its person while a session has ended.
  const { person } = useAuth()
  const userId = person?.id ?? ''
  const [email, keep] = useAdoptedSetting<string>(userId, 'newsletter-email', ownFirst)

  const [typed, setTyped] = useState(false)
  useHeldInput(typed && email === undefined)
  const heading = useRef<HTMLHeadingElement>(null)

  async function set(next: string | undefined, undoable = true) {
    if (!(await keep(() => next))) {
      await tellNotKept(userId)
      return
    }
    // The control that was pressed is gone.
    heading.current?.focus()
    if (!undoable) return
    showToast(next === undefined ? copy.unsubscribed : copy.subscribed(next), {
      onAction: () => set(email, false),
    })
  }
  function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('email')
    if (typeof typed === 'string') void set(emailAddress(typed))
  }

  return (
    <section className="no-print mt-16 rounded-card bg-brand-soft p-box md:p-8">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {copy.title}
      </h2>
      {email === undefined ? (
        <>
          <p className="mt-2 max-w-2xl text-muted">{copy.lead}</p>
          <form onSubmit={subscribe} className="mt-4 flex max-w-xl flex-wrap items-end gap-3">
            <div className="min-w-[min(14rem,100%)] flex-1">
              <EmailField
                id="newsletter-email"
                name="email"
                required
                label={copy.email}
                onChange={({ target }) => setTyped(target.value !== '')}
              />
            </div>
            <Button type="submit">{copy.subscribe}</Button>
          </form>
        </>
      ) : (
        <>
          <p className="mt-2">{copy.subscribedAs(<strong>{email}</strong>)}</p>
          <Button variant="secondary" className="mt-4" once onClick={() => void set(undefined)}>
            {copy.unsubscribe}
          </Button>
        </>
      )}
      <SourceNote source="device" text={copy.meaning} className="mt-4" />
    </section>
  )
}

function ownFirst(own: string | undefined, visitors: string): string {
  return own ?? visitors
}
