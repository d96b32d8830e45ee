import type { Api } from '../api/client'
import { toFailure, type ApiFailure } from '../api/failure'
import { logError } from '../api/log'
import { userFromWire } from '../api/userFromWire'
import type { User } from '../domain/user/user'
import { enter, enterWithOld, unlock, type Entered, type Entry } from '../storage/sealing/keeper'
import { removeVault } from '../storage/sealing/keptRows'
import { openVault } from '../storage/sealing/openVault'
import { notRemoved, refusedByServer } from '../storage/sealing/sealingNews'
import { forgetRemoval, goOnRemoving, noteRemoval, removeWork } from '../storage/sealing/removal'
import { sharedComputer, vaultOfTab } from '../storage/sealing/sharedComputer'
import { vaultDatabase } from '../storage/sealing/vaultDatabase'
import { isLate, otherTabs, type Told } from './otherTabs'
import { sharedSessionCopy as copy } from './sharedCopy'

/** What this may do with the session. */
type SessionHandle = {
  call: Api['call']
  /** Called when the server, or only the device (then without a token), has said who this is. */
  begin: (given: { token: string | null; user: User }) => void
  logout: () => void
  lock: () => void
  /** Increases with every change of who is here, and with every attempt at one. */
  changes: () => number
}

/**
 * The part of the session that only a shared computer needs: a person's vault is opened and shut with
 * their session. Loaded only where a computer is or was shared.
 */
export class SharedSession {
  readonly #session: SessionHandle
  /** The server knows the person, but the vault still needs the previous password. */
  #waiting: { vaultId: string; entry: Entry; token: string } | undefined
  /**
   * Only the device has let this person in. The password stays in memory until the server has answered
   * it with a token, and goes with the key.
   */
  #tokenless: { email: string; password: string; changes: number } | undefined
  #asking: Promise<void> | undefined
  /** The id of who has signed in here, where nothing can be sealed. */
  #unsealed: string | undefined
  /** Another tab has ended this one: in that one the same person may be back, and is not told of it. */
  #isTold = false
  readonly #tell = otherTabs((told) => this.#hear(told))

  constructor(session: SessionHandle) {
    this.#session = session
    // The vaults were erased in another tab: nobody could open what this one went on sealing.
    vaultDatabase.on('versionchange', ({ newVersion }) => {
      if (newVersion === null) session.logout()
    })
  }

  /**
   * Opens the vault of the person whom the server let in, and begins their session. `older` when it still
   * needs the previous password; a problem when the storage fails.
   */
  async enter(entry: Entry, token: string): Promise<'open' | 'older' | { problem: string }> {
    const isWanted = this.#untilChanged()
    try {
      // Whoever comes back would keep new work among what is being removed.
      await goOnRemoving().catch(() => undefined)
      const entered = await enter(entry, isWanted)
      // The session heeds no answer to it.
      if (!isWanted()) return 'open'
      return this.#entered(entry, token, entered) ? 'open' : 'older'
    } catch (error) {
      logError('Nothing could be sealed or opened', error)
      return { problem: copy.noVault }
    }
  }

  /**
   * Continues with the older password that sealed what is stored here. False when it is not that
   * password.
   */
  async openWithOlder(oldPassword: string): Promise<boolean> {
    if (this.#waiting === undefined) return false
    const { vaultId, entry, token } = this.#waiting
    const isWanted = this.#untilChanged()
    const entered = await enterWithOld(vaultId, oldPassword, entry, isWanted)
    if (entered === false) return false
    this.#tell('renewed', vaultId)
    if (!isWanted()) return true
    this.#entered(entry, token, entered)
    return true
  }

  /** Removes what nobody can open any more. */
  async removeWaiting(): Promise<void> {
    if (this.#waiting !== undefined) await removeVault(this.#waiting.vaultId)
  }

  /** Continues without it. */
  async beginAnew(): Promise<void> {
    if (this.#waiting === undefined) return
    const { entry, token } = this.#waiting
    const isWanted = this.#untilChanged()
    const entered = await enter(entry, isWanted)
    if (isWanted()) this.#entered(entry, token, entered)
  }

  /** Signs in from the device alone when `failure` means that the server did not answer. */
  async enterWithoutServer(
    failure: ApiFailure,
    { email, password }: { email: string; password: string },
  ): Promise<'opened' | 'nobody' | { problem: string }> {
    if (!isUnanswered(failure)) return 'nobody'
    return this.#unlock({ email }, password).then(
      ({ at }) => (at === 'wrong' ? { problem: copy.doesNotOpen } : at),
      (error: unknown) => {
        logError('Nothing could be opened', error)
        return 'nobody' as const
      },
    )
  }

  /** Continues after the key was removed from this tab; works without a server. */
  async unlock(password: string): Promise<'opened' | 'wrong' | 'nobody'> {
    const unlocked = await this.#unlock({ vaultId: vaultOfTab.read() ?? '' }, password)
    void this.fetchToken()
    return unlocked.at
  }

  /**
   * Gets a token for a person whom only the device has let in. To be called whenever the server may
   * answer again; otherwise whatever needs a session would be refused until they sign in anew.
   */
  fetchToken(): Promise<void> {
    this.#asking ??= this.#fetchToken().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  /**
   * Removes the key. `leaver` is the person who signs out: where nothing can be sealed, their rows
   * are removed.
   */
  shut(leaver?: User): void {
    this.#waiting = undefined
    this.#tokenless = undefined
    const vault = openVault.read()
    const own = this.#own()
    this.#unsealed = undefined
    if (leaver !== undefined && own !== undefined && !this.#isTold) this.#tell('left', own)
    if (leaver !== undefined && sharedComputer.losesWork()) noteRemoval(leaver)
    // By then the screens are gone and have written their last change.
    setTimeout(() => {
      if (openVault.read() === vault) openVault.set(undefined)
      if (leaver !== undefined && sharedComputer.losesWork()) remove(leaver)
    })
  }

  async #unlock(of: Parameters<typeof unlock>[0], password: string) {
    const isWanted = this.#untilChanged()
    const unlocked = await unlock(of, password, isWanted)
    if (typeof unlocked === 'string') return { at: unlocked }
    if (!isWanted()) return { at: 'nobody' as const }
    this.#opened()
    this.#session.begin({ token: null, user: unlocked.user })
    this.#tokenless = { email: unlocked.email, password, changes: this.#session.changes() }
    return { at: 'opened' as const }
  }

  /** Returns a function that says whether nobody has tried to sign in or out since. */
  #untilChanged(): () => boolean {
    const changes = this.#session.changes()
    return () => changes === this.#session.changes()
  }

  /** Whose tab this is, as other tabs are told. */
  #own(): string | undefined {
    return openVault.read()?.id ?? this.#unsealed
  }

  #hear(told: Told): void {
    const own = this.#own()
    if (own === undefined || (told.what === 'entered') === (told.vaultId === own)) return
    const isUnsealed = this.#unsealed !== undefined
    this.#isTold = true
    // Without a vault, signing out removes once more what this tab writes as it is left. After 'entered'
    // somebody else sits here, and this tab was left open.
    if (told.what !== 'left' || (isUnsealed && isLate(told))) this.#session.lock()
    else this.#session.logout()
    this.#isTold = false
  }

  #entered(entry: Entry, token: string, entered: Entered): boolean {
    if (entered.at === 'other-password') {
      this.#waiting = { vaultId: entered.vaultId, entry, token }
      return false
    }
    this.#waiting = undefined
    forgetRemoval(entry.user)
    if (sharedComputer.losesWork()) this.#unsealed = entry.user.id
    this.#opened()
    // Under the id of the rows: a server that has lost its accounts has told another.
    this.#session.begin({ token, user: entered.user })
    return true
  }

  #opened(): void {
    const vault = openVault.read()
    if (vault === undefined) vaultOfTab.remove()
    else vaultOfTab.write(vault.id)
    const own = this.#own()
    if (own !== undefined) this.#tell('entered', own)
  }

  async #fetchToken(): Promise<void> {
    const waits = this.#tokenless
    if (waits === undefined) return
    const { email, password, changes } = waits
    const isCurrent = () => this.#tokenless === waits && changes === this.#session.changes()
    try {
      const { data } = await this.#session.call('login', { email, password })
      if (!isCurrent()) return
      this.#tokenless = undefined
      this.#session.begin({ token: data.token, user: userFromWire(data.user) })
    } catch (error) {
      logError('The session goes on without the server', error)
      // Sent again and again, a password that the server refuses may lock the account.
      if (!isCurrent() || isUnanswered(toFailure(error))) return
      this.#tokenless = undefined
      refusedByServer.set(true)
    }
  }
}

function remove(leaver: User): void {
  const again = () => removeWork(leaver)
  again().catch((error: unknown) => {
    logError('Not everything was removed', error)
    notRemoved.set(again)
  })
}

/**
 * The server itself did not answer, as when a firewall's page refuses, or has not looked at the
 * password: to its 429, a lab behind one address is one person.
 */
function isUnanswered(failure: ApiFailure): boolean {
  const answered =
    ['fields', 'unauthorised', 'refused'].includes(failure.kind) && !('page' in failure)
  return !answered || ('status' in failure && (failure.status >= 500 || failure.status === 429))
}
