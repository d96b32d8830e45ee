import { Dialog as Base } from '@base-ui/react/dialog'
import { useId, type ReactNode, type RefObject, type SubmitEvent } from 'react'
import { Button } from '../page/Button'
import { Dialog } from './Dialog'

/** A dialog that is a form: its fields, with a cancel and a submit button below. */
export function FormDialog({
  title,
  open = true,
  onClose,
  onSubmit,
  onChange,
  cancel,
  submit,
  danger = false,
  busy,
  otherAction,
  initialFocus,
  note,
  children,
}: {
  title: string
  open?: boolean
  onClose: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onChange?: () => void
  /** Labels of the two buttons. */
  cancel: string
  submit: string
  danger?: boolean
  /** It is being sent, and must not be sent again. */
  busy: boolean
  /** Placed apart from the two, at the other end. */
  otherAction?: ReactNode
  /** As in `Dialog`. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Above the fields: read out together with the title when the dialog opens. */
  note?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      initialFocus={initialFocus}
      actions={
        <>
          {otherAction}
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            // The second click of a double-click, perhaps on the button that opened this dialog.
            once
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} onChange={onChange} className="space-y-5">
        {note && <Base.Description render={<div />}>{note}</Base.Description>}
        {children}
      </form>
    </Dialog>
  )
}
