import { Eye, EyeOff } from 'lucide'
import { useEffect, useRef, useState, type InputHTMLAttributes, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../../lib/classNames'
import { neverOffered, passwordMemory } from '../../lib/passwordMemory'
import { useStore } from '../../lib/react/useStore'
import { fieldsCopy as copy } from '../fields/copy'
import { Field, type FieldProps } from '../fields/Field'
import { fieldClass } from '../fields/fieldClass'
import { Icon } from '../page/Icon'

type PasswordFieldProps = InputHTMLAttributes<HTMLInputElement> &
  FieldProps & {
    /** Which password of the form this is, so that each button has a unique name. */
    which?: keyof typeof copy.password
    ref?: Ref<HTMLInputElement>
  }

/**
 * A password with a button that shows and hides it. The browser fills it in and offers to save it only
 * where `autoComplete` says what it is.
 */
export function PasswordField({
  id,
  label,
  which = 'only',
  hint,
  error,
  optional,
  autoComplete = neverOffered,
  ref,
  ...input
}: PasswordFieldProps) {
  const hadFocus = useRef(false)
  /** Undefined until the button was pressed: nothing is read out before. */
  const [shown, setShown] = useState<boolean>()
  const remembered = useStore(passwordMemory, () => true)
  const [madeFor, setMadeFor] = useState(remembered)
  useEffect(() => {
    if (madeFor === remembered) return undefined
    // In a task of its own. React also draws in the middle of a change of focus: an input that is
    // replaced then never gets it, and what is typed ends in the field before it.
    const timer = setTimeout(() => flushSync(() => setMadeFor(remembered)))
    return () => clearTimeout(timer)
  }, [madeFor, remembered])
  const icon = shown ? EyeOff : Eye
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...input}
            ref={(input) => {
              const forget = attach(ref, input)
              if (hadFocus.current) input?.focus({ preventScroll: true })
              return () => {
                // The next input has it, if this one is replaced while somebody types.
                hadFocus.current = document.activeElement === input
                forget()
              }
            }}
            // A new input, because the browser would still offer to save what was typed into the old
            // one.
            key={String(madeFor)}
            type={shown ? 'text' : 'password'}
            autoComplete={remembered ? autoComplete : neverOffered}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            className={classNames(fieldClass, 'pr-12')}
          />
          <button
            type="button"
            aria-label={copy.password[which][shown ? 'hide' : 'show']}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted"
          >
            <Icon shape={icon} className="size-5" />
          </button>
          <span aria-live="polite" className="sr-only">
            {shown !== undefined && copy[shown ? 'passwordShown' : 'passwordHidden']}
          </span>
        </div>
      )}
    </Field>
  )
}

/** Returns the function that detaches it. */
function attach<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const detach = ref(element)
    return () => (typeof detach === 'function' ? detach() : void ref(null))
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
