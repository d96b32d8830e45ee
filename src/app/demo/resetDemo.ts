import { database } from '../../storage/database'
import type { DemoServer } from './DemoServerContext'

/** Everything that this demo has kept on this device is gone, and the page starts anew. */
export async function resetDemo(server: DemoServer): Promise<void> {
  await server.reset()
  await database.delete({ disableAutoOpen: true })
  localStorage.clear()
  sessionStorage.clear()
  location.assign('/')
}
