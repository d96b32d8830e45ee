import { useContext } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { describeFailure } from '../../api/failure'
import { useAuth } from '../../auth/AuthContext'
import { DemoAccountsContext } from '../../auth/demoAccounts'
import { paths } from '../../lib/paths'
import { showAlert } from '../../ui/notices'
import { keepFocus } from '../frame/useHeadingFocus'
import { DemoServerContext } from './DemoServerContext'
import { emptyStorage } from './fullStorage'
import { demoNetwork } from './network'
import { panelCopy as copy } from './panelCopy'
import type { Preparation } from './scenes'

export type Person = 'visitor' | 'student' | 'admin'

/** What the demo controls do. A failure is told in an alert. */
export function useDemo() {
  const loadServer = useContext(DemoServerContext)
  const accounts = useContext(DemoAccountsContext)
  const { login, logout } = useAuth()
  const navigate = useNavigate()

  /** The page stays where the person may see it; otherwise the guards find another. */
  async function become(person: Person): Promise<void> {
    flushSync(logout)
    if (person === 'visitor' || accounts === null) return
    const failure = await login(accounts[person])
    if (failure !== undefined) await showAlert(copy.failed, describeFailure(failure))
  }

  async function show({ as, prepare }: Preparation): Promise<void> {
    if (loadServer === null) return
    try {
      // Off the screen that may be writing what is about to be replaced.
      await navigate(paths.home, { flushSync: true })
      flushSync(logout)
      demoNetwork.choose('fine')
      emptyStorage()
      const path = await prepare(await loadServer())
      await become(as)
      await navigate(path, { state: keepFocus })
    } catch (error) {
      await showAlert(copy.failed, String(error))
    }
  }

  async function expire(): Promise<void> {
    await (await loadServer?.())?.endSessions()
    // As when the network comes back: the session is checked, and the server says that it is over.
    window.dispatchEvent(new Event('online'))
  }

  return { become, show, expire }
}
