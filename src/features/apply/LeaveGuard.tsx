import { useEffect, useSyncExternalStore } from 'react'
import { askBeforeLeaving, departure } from '../../lib/departure'
import type { DraftWriter } from '../../storage/drafts/DraftWriter'
import { HiddenScreen } from '../../ui/page/HiddenScreen'
import { useApply } from './ApplyContext'
import { LeaveQuestionPart } from './lateParts'

/** While input could not be saved, a link that leads out of the form asks first. */
export function LeaveGuard({ writer }: { writer: DraftWriter }) {
  const { definition } = useApply()
  // Not the whole state, which changes twice at every keystroke.
  const failure = useSyncExternalStore(writer.subscribe, () => writer.read().failure)
  const waiting = useSyncExternalStore(departure.subscribe, departure.read)
  const isAtRisk = failure !== undefined
  useEffect(
    () => askBeforeLeaving((path) => isAtRisk && !`${path}/`.startsWith(`${definition.path}/`)),
    [definition.path, isAtRisk],
  )
  if (waiting === undefined) return undefined
  return (
    // Over an ended session it is the sign-in that is left.
    <HiddenScreen value={false}>
      <LeaveQuestionPart
        writer={writer}
        failure={failure ?? 'unknown'}
        savedAt={writer.read().savedAt}
        onStay={waiting.callOff}
        onLeave={waiting.goOn}
      />
    </HiddenScreen>
  )
}
