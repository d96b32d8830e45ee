import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '../page/buttonClass'

/** Looks like a button and opens the file picker; chosen files are passed to `onFiles` at once. */
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
  onFiles: (files: File[]) => void
}) {
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
        type="file"
        accept={accept}
        multiple={multiple}
        required={required}
        aria-label={name}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Lets the same file be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
