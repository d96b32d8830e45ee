import { randomId } from '../src/lib/id'
import { lazily } from '../src/lib/lazily'
import { sampleCrowd } from '../src/domain/user/sampleCrowd'
import { toAccount, type Account, type NewAccount } from './account'
import { sampleAccounts } from './data/accounts'

type ServerState = {
  accounts: Account[]
  /** Account id by token. */
  sessions: Record<string, string>
  /** The store did not answer: there may be sessions that are not known here. */
  incomplete?: true
}

/**
 * Where the pretend server's memory is stored: the page's IndexedDB, a file, or nowhere. `load`
 * resolves with `undefined` if nothing was ever stored, and rejects when that cannot be known.
 */
export type ServerStore = {
  load: () => Promise<unknown>
  save: (state: unknown) => Promise<void>
}

/** How many devices an account can be signed in on; beyond that the oldest session ends. */
const sessionsPerAccount = 5

/** The pretend server's data. Every change is stored before it is answered. */
export class ServerDatabase {
  readonly #store: ServerStore
  readonly #sessionsPerAccount: number
  #lastChange: Promise<unknown> = Promise.resolve()
  constructor(store: ServerStore, options = { sessionsPerAccount }) {
    this.#store = store
    this.#sessionsPerAccount = options.sessionsPerAccount
  }

  /** Back to the sample accounts, with nobody signed in. */
  async reset(): Promise<void> {
    await this.#store.save(sampleState())
  }

  async accounts(): Promise<Account[]> {
    return (await this.#read()).accounts
  }

  async findByEmail(email: string): Promise<Account | undefined> {
    const wanted = email.trim().toLowerCase()
    return (await this.accounts()).find((account) => account.email.toLowerCase() === wanted)
  }

  /** The account that a token belongs to, if any; rejects when the stored sessions cannot be read. */
  async findByToken(token: string): Promise<Account | undefined> {
    const state = await this.#read()
    const id = state.sessions[token]
    if (id === undefined && state.incomplete) throw new Error('The sessions cannot be read')
    return state.accounts.find((account) => account._id === id)
  }

  async addAccount(account: NewAccount): Promise<Account> {
    const added = toAccount(randomId(), account)
    await this.#change((state) => state.accounts.push(added))
    return added
  }

  /** Adds the accounts that do not exist yet; for demos of long lists. */
  async addAccounts(accounts: readonly Account[]): Promise<void> {
    await this.#change((state) => {
      const known = new Set(state.accounts.map(({ _id }) => _id))
      state.accounts.push(...accounts.filter(({ _id }) => !known.has(_id)))
    })
  }

  /** Opens a session and returns its token. */
  async signIn(account: Account): Promise<string> {
    const token = `demo-${randomId()}`
    await this.#change((state) => {
      const open = Object.keys(state.sessions).filter((of) => state.sessions[of] === account._id)
      const tooOld = open.slice(0, Math.max(0, open.length + 1 - this.#sessionsPerAccount))
      for (const old of tooOld) delete state.sessions[old]
      state.sessions[token] = account._id
      const known = state.accounts.find(({ _id }) => _id === account._id)
      if (known !== undefined) known.lastLogin = new Date().toISOString()
    })
    return token
  }

  /** Ends a session: its token is no longer valid. */
  async endSession(token: string): Promise<void> {
    await this.#change((state) => {
      delete state.sessions[token]
    })
  }

  /** Ends every session: each token is answered with 401 from now on. */
  async endSessions(): Promise<void> {
    await this.#change((state) => {
      state.sessions = {}
      delete state.incomplete
    })
  }

  async #read(): Promise<ServerState> {
    const stored = await this.#store.load().catch(() => ({ ...sampleState(), incomplete: true }))
    // Nothing is stored before something changes: a call that only reads would write over a change.
    return (stored as ServerState | undefined) ?? sampleState()
  }

  /** One change after the other: two requests at once must not overwrite each other's changes. */
  async #change(change: (state: ServerState) => void): Promise<void> {
    const before = this.#lastChange
    const write = async () => {
      await before
      const state = structuredClone(await this.#read())
      change(state)
      await this.#store.save(state)
    }
    const written = write()
    this.#lastChange = written.catch(() => undefined)
    await written
  }
}

function sampleState(): ServerState {
  return { accounts: firstAccounts(), sessions: {} }
}

/** Made once, because hashing the passwords takes a dozen milliseconds. */
const firstAccounts = lazily((): Account[] => [
  ...sampleAccounts.map(({ id, createdAt, ...account }) => ({
    ...toAccount(id, account),
    createdAt,
  })),
  // The rest of the sample mix (spec §2); nobody signs in as them.
  ...sampleCrowd(sampleAccounts).map(({ id, ...person }) => ({
    _id: id,
    ...person,
    createdAt: '2025-09-02T08:00:00.000Z',
    salt: '',
    passwordHash: '',
  })),
])
