import { useState } from 'react'
import type { OpenedDraft } from '../../storage/drafts/draftState'
import { SubmittedBanner } from './SubmittedBanner'

/**
 * Above a step of a form that is blank because it was submitted; it stays while this step is filled
 * in, so that nothing moves under the finger.
 */
export function NewForm({ opened: { submitted, writer } }: { opened: OpenedDraft }) {
  const [wasBlank] = useState(() => writer.read().status === 'blank')
  if (submitted === undefined || !wasBlank) return null
  return <SubmittedBanner submission={submitted} isNew />
}
