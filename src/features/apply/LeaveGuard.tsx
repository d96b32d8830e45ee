import { useEffect, useSyncExternalStore } from 'react'
import { askBeforeLeaving, departure } from '../../lib/departure'
import { useStore } from '../../lib/react/useStore'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import type { DraftWriter } from '../../storage/drafts/DraftWriter'
import { HiddenScreen } from '../../ui/page/HiddenScreen'
import { useApply } from './ApplyContext'
import { LeaveQuestionPart } from './lateParts'

/**
 * While input could not be saved, a link that leads out of the form asks first; so does signing out of
 * a shared computer while a file is on its way, which is not kept once its person is gone.
 */
export function LeaveGuard({ writer }: { writer: DraftWriter }) {
  const { form, session } = useApply()
  const { arriving } = session.files
  // Not the whole state, which changes twice at every keystroke.
  const failure = useSyncExternalStore(writer.subscribe, () => writer.read().failure)
  const waiting = useStore(departure)
  const isArriving = useSyncExternalStore(arriving.subscribe, () => arriving.read().size > 0)
  const isAtRisk = failure !== undefined
  useEffect(
    () =>
      askBeforeLeaving(
        (path, signsOut) =>
          (isAtRisk && !`${path}/`.startsWith(`${form.path}/`)) ||
          (isArriving && signsOut && sharedComputer.isShared()),
      ),
    [form.path, isAtRisk, isArriving],
  )
  if (waiting === undefined) return undefined
  return (
    // Over an ended session it is the sign-in that is left.
    <HiddenScreen value={false}>
      <LeaveQuestionPart
        writer={writer}
        failure={failure ?? (isArriving ? 'arriving' : 'unknown')}
        savedAt={writer.read().savedAt}
        onStay={waiting.callOff}
        onLeave={waiting.goOn}
      />
    </HiddenScreen>
  )
}
