import { localValue, tabText } from '../../lib/localValue'
import { passwordMemory } from '../../lib/passwordMemory'
import { Store } from '../../lib/store'

/**
 * The mode of this device: `on` if somebody chose it at sign-in, `always` if the person who runs the
 * lab did, `off` if it was shared before. Null on a device that was never shared, where none of this
 * is loaded.
 */
type Sharing = 'on' | 'always' | 'off'

const kept = localValue('sharedComputer', (text): Sharing | null =>
  text === 'on' || text === 'always' || text === 'off' ? text : null,
)
const changes = new Store(0)
const isShared = () => ['on', 'always'].includes(kept.read() ?? 'off')

function changed(): void {
  passwordMemory.set(!isShared())
  changes.set(changes.read() + 1)
}

/** Whether several people use this device. This is no secret and nobody's own, so it is not sealed. */
export const sharedComputer = {
  subscribe: changes.subscribe,
  read: kept.read,
  set(sharing: Sharing) {
    kept.write(sharing)
    changed()
  },
  /** As if it had never been shared; only when nothing sealed is left. */
  forget() {
    kept.remove()
    changed()
  },
  /** People's work is sealed here. */
  isShared,
  /** It is or was shared: there may be sealed rows. */
  mayHoldSealed: () => kept.read() !== null,
  /**
   * Browsers write local storage with a delay: after a crash the mark may be missing although there
   * are sealed rows. The vaults themselves are on disk, and show it.
   */
  async recover(): Promise<void> {
    if (kept.read() !== null) return
    const databases = await databasesHere().catch(() => [])
    if (!databases.some(({ name }) => name === 'ssip-vaults')) return
    const vaults = await import('./vaultDatabase')
      .then(({ vaultDatabase }) => vaultDatabase.vaults.count())
      .catch(() => 0)
    if (vaults > 0 && kept.read() === null) sharedComputer.set('on')
  },
  /** Whether this page can seal at all: plain http has no WebCrypto. */
  canSeal: () => typeof crypto !== 'undefined' && (crypto as Partial<Crypto>).subtle !== undefined,
  /** It is shared and cannot seal: each sign-out removes the person's work from it. */
  losesWork: () => isShared() && !sharedComputer.canSeal(),
}

/** Rejects where there is no list of them, and in a Firefox whose storage is blocked: it refuses even the name. */
async function databasesHere(): Promise<IDBDatabaseInfo[]> {
  return indexedDB.databases()
}

passwordMemory.set(!isShared())

const vaultId = tabText('ssip-vault')

/**
 * The random id of the vault that this tab has open, so that after a reload only the password is
 * asked for.
 */
export const vaultOfTab = {
  ...vaultId,
  read: () => (isShared() ? vaultId.read() : null),
}
