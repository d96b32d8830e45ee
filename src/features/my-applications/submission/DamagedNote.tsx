import { maskNumbers } from '../../../lib/answers/aadhaar'
import type { ReadSubmission } from '../../../storage/submissions/readSubmission'
import { Banner } from '../../../ui/fields/Banner'
import { damagedCopy as copy } from './damagedCopy'

/**
 * The parts of an application that could not be read, with their raw text; everything else is shown
 * as it is.
 */
export function DamagedNote({ submission: { unread } }: { submission: ReadSubmission }) {
  if (unread === undefined) return undefined
  return (
    <Banner tone="warn" className="mb-6">
      <p>{copy.lead}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {unread.map(({ path, text }) => {
          const part = copy.parts[path.split('.')[0] ?? ''] ?? path
          return (
            <li key={path} className="break-words whitespace-pre-wrap">
              {text === '' ? copy.empty(part) : copy.part(part, maskNumbers(text))}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
