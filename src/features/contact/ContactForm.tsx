import { Send } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext'
import { keepPressInPlace } from '../../lib/answers/keepPressInPlace'
import { holdUnsaved } from '../../pwa/unsaved'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { Banner } from '../../ui/fields/Banner'
import { Button } from '../../ui/page/Button'
import { useFreshUndos } from '../../ui/screen/useFreshUndos'
import { EmailField } from '../../ui/fields/EmailField'
import { SelectField } from '../../ui/fields/SelectField'
import { SourceNote } from '../../ui/page/SourceNote'
import { TextAreaField } from '../../ui/fields/TextAreaField'
import { TextField } from '../../ui/fields/TextField'
import { blankContact, sendingTime, type ContactValues } from './contactMessage'
import { categories, contactCopy as copy } from './copy'
import { SentMessage } from './SentMessage'
import { useContactDraft } from './useContactDraft'
import { Icon } from '../../ui/page/Icon'

/**
 * Read from the form itself: the event of a key fires before the one that react-hook-form listens to, and
 * some programs that fill in forms tell of nothing.
 */
function typedIn(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  const typed = Object.keys(blankContact).map((name) => [name, data.get(name) ?? ''])
  return Object.fromEntries(typed) as ContactValues
}

/** What an undo of this form is offered to. */
const thisForm = 'contact form'

/** The message form: validated by the browser, not sent anywhere (spec §2, §5). */
export function ContactForm() {
  useFreshUndos(thisForm)
  const { person } = useAuth()
  const form = useForm<ContactValues>({ defaultValues: blankContact })
  const { register, handleSubmit, reset, getValues } = form
  const draft = useContactDraft(form, thisForm)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<ContactValues>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(keepPressInPlace, [])
  // It is on this page alone, which must not be loaded again by itself.
  useEffect(() => (sent === undefined ? undefined : holdUnsaved()), [sent])

  function clear() {
    reset(blankContact)
    draft.keep(undefined)
  }
  function clearWithUndo() {
    const typed = getValues()
    clear()
    draft.offerBack(copy.cleared, typed)
  }
  function send(values: ContactValues) {
    setSending(true)
    timer.current = setTimeout(() => {
      setSending(false)
      setSent(values)
      clear()
    }, sendingTime)
  }

  return (
    <>
      {sent !== undefined && <SentMessage values={sent} />}
      <form
        onSubmit={(event) => {
          const typed = typedIn(event.currentTarget)
          void handleSubmit(() => send(typed))(event)
        }}
        onInput={({ currentTarget: form, target }) => {
          if ((target as Element).matches('[data-put-back]')) void draft.takeBack(typedIn(form))
          else draft.keep(typedIn(form))
        }}
        className="space-y-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id="contact-name"
            label={copy.name}
            autoComplete="name"
            autoCapitalize="words"
            autoCorrect="off"
            required
            readOnly={sending}
            {...register('name')}
          />
          <EmailField
            id="contact-email"
            label={copy.email}
            required
            readOnly={sending}
            {...register('email')}
          />
        </div>
        <TextField
          id="contact-subject"
          label={copy.subject}
          required
          readOnly={sending}
          {...register('subject')}
        />
        <SelectField
          id="contact-category"
          label={copy.category}
          placeholder={copy.categoryChoose}
          options={categories}
          required
          {...register('category')}
        />
        <TextAreaField
          id="contact-message"
          label={copy.message}
          required
          readOnly={sending}
          {...register('message')}
        />
        <Banner tone="warn">
          {draft.failed &&
            (sharedComputer.isShared() && person === null ? copy.notKeptShared : copy.notKept)}
        </Banner>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" busy={sending}>
            <Icon shape={Send} className="size-5" />
            {sending ? copy.sending : copy.submit}
          </Button>
          <Button variant="quiet" busy={sending} onClick={clearWithUndo}>
            {copy.clear}
          </Button>
        </div>
        {!draft.failed && <SourceNote source="device" text={copy.source} />}
      </form>
    </>
  )
}
