import type { HandedIn } from '../../../domain/application/handIn'
import type { MyApplication } from '../../../domain/application/myApplication'

/**
 * Who besides its applicant has an application of this device: the person who took it, the office once
 * it has decided, or nobody. The portal tells none of them of a withdrawal.
 */
export function whoHasIt({
  handIn,
  history,
}: Pick<MyApplication, 'handIn' | 'history'>): HandedIn | 'office' | undefined {
  if (handIn?.handedIn !== undefined) return handIn.handedIn
  const isDecided = history.some(({ what }) => what !== 'submitted' && what !== 'withdrawn')
  return isDecided ? 'office' : undefined
}
