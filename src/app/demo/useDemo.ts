import { use } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { describeFailure } from '../../api/failure'
import { useAuth } from '../../auth/AuthContext'
import { DemoAccountsContext } from '../../auth/demoAccounts'
import { showSamples } from '../../domain/sample/samples'
import { mustAskBeforeLeaving } from '../../lib/departure'
import { goTo } from '../../lib/pageLoading'
import { paths } from '../../lib/paths'
import { endPretendedUpdate } from '../../pwa/appUpdate'
import { confirm, showAlert } from '../../ui/overlays/notices'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { listSubmissions } from '../../storage/submissions/submissions'
import { keepFocus } from '../../lib/keepFocus'
import { DemoServerContext } from './DemoServerContext'
import { emptyStorage } from './fullStorage'
import { demoNetwork } from './network'
import { panelCopy as copy } from './panelCopy'
import { holdsOwnWork } from './ownWork'
import { endSharing } from './resetDemo'
import type { Preparation } from './scenes'

export type Person = 'visitor' | 'student' | 'admin'

/** The actions of the demo controls. A failure is shown in an alert. */
export function useDemo() {
  const loadServer = use(DemoServerContext)
  const accounts = use(DemoAccountsContext)
  const { login, logout } = useAuth()
  const navigate = useNavigate()

  /** Stays on the current page if the new person may see it; otherwise the guards redirect. */
  async function become(person: Person): Promise<void> {
    flushSync(logout)
    if (person === 'visitor' || accounts === null) return
    const failure = await demoNetwork.getThrough(() => login(accounts[person]))
    if (failure !== undefined) await showAlert(copy.failed, describeFailure(failure))
  }

  /** Resolves with false when the person would rather keep what is stored, or what is not saved yet. */
  async function show({ as, replaces, samples, prepare }: Preparation): Promise<boolean> {
    if (loadServer === null) return false
    try {
      if (!(await mayReplace(replaces, (await loadServer()).studentId))) return false
      // One that waits for what is unsaved would take its release, a line below, for its turn.
      endPretendedUpdate()
      // First leaves the screen, which may be writing what is about to be replaced.
      await goTo(navigate, paths.home)
      if (mustAskBeforeLeaving(paths.home)) return false
      flushSync(logout)
      demoNetwork.choose('fine')
      emptyStorage()
      showSamples(samples ?? true)
      // A scene that replaces nothing is shown on a shared computer as it is: whoever signs in there
      // has a vault.
      if (replaces !== 'never') await endSharing()
      const path = await prepare(await loadServer())
      await become(as)
      await goTo(navigate, path, { state: keepFocus })
    } catch (error) {
      await showAlert(copy.failed, String(error))
    }
    return true
  }

  async function expire(): Promise<void> {
    await (await loadServer?.())?.endSessions()
    // As if the network had come back: the session is checked, and the server says that it has ended.
    demoNetwork.choose('fine')
  }

  return { become, show, expire }
}

/** Asks before somebody's own work is removed; what a scene put there is removed without asking. */
async function mayReplace(replaces: Preparation['replaces'], studentId: string): Promise<boolean> {
  if (replaces === 'never' || !(await holdsOwnWork())) return true
  // With the sharing goes what is sealed, submissions too.
  const stays =
    replaces === 'when nothing is submitted' &&
    !sharedComputer.mayHoldSealed() &&
    (await listSubmissions(studentId)).length > 0
  return (
    stays ||
    confirm(copy.replaceQuestion, {
      detail: copy.replaceDetail,
      confirmLabel: copy.replace,
      cancelLabel: copy.keep,
      danger: true,
    })
  )
}
