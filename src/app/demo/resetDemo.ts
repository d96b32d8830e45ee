import Dexie from 'dexie'
import { language } from '../../lib/language'
import { database } from '../../storage/database'
import { whileErasing } from '../../storage/erasure'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { databaseExists } from '../../storage/settings/settings'
import type { DemoServer } from './DemoServerContext'

/** Erases everything that this demo has kept on this device, and reloads the page. */
export async function resetDemo(server: DemoServer): Promise<void> {
  await whileErasing(async () => {
    await server.reset()
    await database.delete({ disableAutoOpen: true })
    for (const name of ['ssip-vaults', 'ssip-restore-points']) await Dexie.delete(name)
    // Which languages can be opened offline is known of the app, and of nobody's work.
    for (const key of Object.keys(localStorage))
      if (!key.startsWith('kept-')) localStorage.removeItem(key)
  })
  sessionStorage.clear()
  location.assign(language.home)
}

/** Ends shared-computer mode: everything that is sealed is removed. Ask before (`holdsOwnWork`). */
export async function endSharing(): Promise<void> {
  // The vaults tell it even where the mark was lost in a crash.
  if (await databaseExists('ssip-vaults')) {
    const { removeEveryVault } = await import('../../storage/sealing/keptRows')
    await removeEveryVault()
  }
  sharedComputer.forget()
}
