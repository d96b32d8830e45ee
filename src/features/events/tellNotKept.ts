import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { showAlert } from '../../ui/overlays/notices'
import { eventsCopy as copy } from './copy'

/** Says why this device did not keep a change; `userId` is '' for nobody signed in. */
export async function tellNotKept(userId: string): Promise<void> {
  const isVisitors = sharedComputer.isShared() && userId === ''
  await showAlert(isVisitors ? copy.notKeptShared : copy.notKept)
}
