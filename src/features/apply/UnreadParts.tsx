import type { GrantForm } from '../../domain/grant-form/grantForm'
import { maskNumbers } from '../../lib/answers/aadhaar'
import type { UnreadPart } from '../../storage/drafts/salvageDraft'
import { Banner } from '../../ui/fields/Banner'
import { unreadCopy as copy } from './copy'
import { labelOf } from './unreadLabel'

/**
 * The parts of this draft that could not be read, with their raw text; everything else is in the form
 * below.
 */
export function UnreadParts({ form, parts }: { form: GrantForm; parts: readonly UnreadPart[] }) {
  if (parts.length === 0) return null
  return (
    <Banner tone="warn">
      <p>{copy.lead}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {parts.map(({ path, text }) => (
          <li key={path} className="break-words whitespace-pre-wrap">
            {text === ''
              ? copy.empty(labelOf(form, path))
              : copy.part(labelOf(form, path), maskNumbers(text))}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
