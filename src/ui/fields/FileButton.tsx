import { useEffect, type ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '../page/buttonClass'
import { fileChoice } from './fileChoice'

/**
 * Looks like a button and opens the file picker; chosen files are passed to `onFiles` at once. What it
 * returns settles when they are stored or refused.
 */
export function FileButton({
  id,
  label,
  name,
  icon,
  describedBy,
  required = false,
  invalid = false,
  accept,
  multiple = false,
  onFiles,
  ...look
}: ButtonLook & {
  /** Id of the input, for links to it. */
  id?: string
  label: string
  /** The accessible name, where several similar buttons need to be told apart; contains `label`. */
  name?: string
  icon?: ReactNode
  /** Ids of the texts that say which files are meant and what was wrong with the last one. */
  describedBy?: string | undefined
  required?: boolean
  invalid?: boolean
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => Promise<void> | void
}) {
  // Without a network the sentence may be missing.
  useEffect(() => void fileChoice.tellLost().catch(() => undefined), [])
  return (
    <label
      className={buttonClass(
        look,
        'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      )}
    >
      {icon}
      {label}
      <input
        id={id}
        ref={hearCancel}
        type="file"
        accept={accept}
        multiple={multiple}
        required={required}
        aria-label={name}
        aria-describedby={describedBy}
        // Said in either case: the input itself is empty again once a file is chosen.
        aria-invalid={invalid}
        className="sr-only"
        onClick={fileChoice.begin}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Lets the same file be chosen again.
          event.target.value = ''
          void fileChoice.end(files.length > 0 ? onFiles(files) : undefined)
        }}
      />
    </label>
  )
}

const nothingChosen = () => void fileChoice.end()

/** React does not know this event. */
function hearCancel(input: HTMLInputElement): () => void {
  input.addEventListener('cancel', nothingChosen)
  return () => input.removeEventListener('cancel', nothingChosen)
}
