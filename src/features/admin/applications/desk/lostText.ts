import { statusLabel } from '../../../../domain/application/copy'
import { deskCopy as copy } from './copy'
import type { Reading } from './useReading'

/** What has become of an application without this tab, and what to do; undefined for nothing. */
export function lostText({ application, lost }: Reading): string | undefined {
  const last = application?.history.at(-1)
  if (lost === 'decided' && application !== undefined && last !== undefined)
    return copy.lost.decided(last.by, statusLabel[application.status])
  return lost === 'deleted' || lost === 'gone' ? copy.lost[lost] : undefined
}
