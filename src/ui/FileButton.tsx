import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass'

/** Looks like a button and opens the file picker; the files go to `onFiles` at once. */
export function FileButton({
  label,
  about,
  icon,
  describedBy,
  accept,
  multiple = false,
  onFiles,
  ...look
}: ButtonLook & {
  label: string
  /** Which of several like things it is for, for those who cannot see where it stands. */
  about?: string
  icon?: ReactNode
  /** Id of the text that says which files are meant. */
  describedBy?: string
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
      {about !== undefined && <span className="sr-only">: {about}</span>}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
