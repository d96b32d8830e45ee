import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/notices'
import { SelectField } from '../../ui/SelectField'
import { SourceNote } from '../../ui/SourceNote'
import { TextAreaField } from '../../ui/TextAreaField'
import { TextField } from '../../ui/TextField'
import { blankContact, sendingTime, type ContactValues } from './contactForm'
import { categories, contactCopy as copy } from './copy'
import { SentMessage } from './SentMessage'
import { useContactDraft } from './useContactDraft'

/** Read from the form itself: this event comes before the one that react-hook-form hears. */
function typedIn(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  const typed = Object.keys(blankContact).map((name) => [name, data.get(name) ?? ''])
  return Object.fromEntries(typed) as ContactValues
}

/** The message form: checked by the browser, sent nowhere (spec §2, §5). */
export function ContactForm() {
  const { register, handleSubmit, reset, getValues } = useForm<ContactValues>({
    defaultValues: blankContact,
  })
  const draft = useContactDraft(reset)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<ContactValues>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function clear() {
    reset(blankContact)
    draft.keep(undefined)
  }
  function clearWithUndo() {
    const typed = getValues()
    clear()
    showToast(copy.cleared, {
      label: copy.undo,
      onAction: () => {
        reset(typed)
        draft.keep(typed)
      },
    })
  }
  function send(values: ContactValues) {
    setSending(true)
    setSent(undefined)
    timer.current = setTimeout(() => {
      setSending(false)
      setSent(values)
      clear()
    }, sendingTime)
  }

  return (
    <>
      <div role="status">{sent !== undefined && <SentMessage values={sent} />}</div>
      <form
        onSubmit={(event) => void handleSubmit(send)(event)}
        onInput={(event) => draft.keep(typedIn(event.currentTarget))}
        className="space-y-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            id="contact-name"
            label={copy.name}
            autoComplete="name"
            required
            readOnly={sending}
            {...register('name')}
          />
          <TextField
            id="contact-email"
            label={copy.email}
            type="email"
            autoComplete="email"
            required
            readOnly={sending}
            {...register('email')}
          />
        </div>
        <SelectField
          id="contact-category"
          label={copy.category}
          placeholder={copy.categoryChoose}
          options={categories}
          required
          {...register('category')}
        />
        <TextField
          id="contact-subject"
          label={copy.subject}
          required
          readOnly={sending}
          {...register('subject')}
        />
        <TextAreaField
          id="contact-message"
          label={copy.message}
          required
          readOnly={sending}
          {...register('message')}
        />
        {draft.failed && <Banner tone="warn">{copy.notKept}</Banner>}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" disabled={sending}>
            <Send aria-hidden className="size-5" />
            {sending ? copy.sending : copy.submit}
          </Button>
          <Button variant="quiet" disabled={sending} onClick={clearWithUndo}>
            {copy.clear}
          </Button>
        </div>
        <SourceNote source="device" detail={copy.kept} />
      </form>
    </>
  )
}
