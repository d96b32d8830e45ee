import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Role } from '../src/domain/user/user'
import { randomId } from '../src/lib/id'
import { sampleAccounts } from './data/accounts'

/** An account as the pretend server remembers it; the password only as a salted hash. */
export type Account = {
  _id: string
  name: string
  email: string
  role: Role
  institution?: string
  department?: string
  phone?: string
  createdAt: string
  lastLogin?: string
  salt: string
  passwordHash: string
}

/** An account before it has an id, a date and a hash. */
export type NewAccount = Pick<Account, 'name' | 'email' | 'role'> & {
  password: string
  institution?: string | undefined
  department?: string | undefined
  phone?: string | undefined
}

type ServerState = {
  accounts: Account[]
  /** Account id by token. */
  sessions: Record<string, string>
}

/** Where the pretend server's memory is kept: the page's IndexedDB, a file, or nowhere. */
export type ServerStore = {
  load: () => Promise<unknown>
  save: (state: unknown) => Promise<void>
}

/** What the pretend server knows. Every change is stored before it is answered. */
export class ServerDatabase {
  readonly #store: ServerStore
  #lastChange: Promise<unknown> = Promise.resolve()
  constructor(store: ServerStore) {
    this.#store = store
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

  async findByToken(token: string): Promise<Account | undefined> {
    const state = await this.#read()
    const id = Object.hasOwn(state.sessions, token) ? state.sessions[token] : undefined
    return state.accounts.find((account) => account._id === id)
  }

  async addAccount(account: NewAccount): Promise<Account> {
    const added = toAccount(randomId(), account)
    await this.#change((state) => state.accounts.push(added))
    return added
  }

  /** Adds the accounts that are not there yet; for demos of long lists. */
  async addAccounts(accounts: readonly Account[]): Promise<void> {
    await this.#change((state) => {
      const known = new Set(state.accounts.map(({ _id }) => _id))
      state.accounts.push(...accounts.filter(({ _id }) => !known.has(_id)))
    })
  }

  /** Opens a session and gives its token. */
  async signIn(account: Account): Promise<string> {
    const token = `demo-${randomId()}`
    await this.#change((state) => {
      state.sessions[token] = account._id
      const known = state.accounts.find(({ _id }) => _id === account._id)
      if (known !== undefined) known.lastLogin = new Date().toISOString()
    })
    return token
  }

  /** Forgets every session: each open one is answered with 401 from now on. */
  async endSessions(): Promise<void> {
    await this.#change((state) => {
      state.sessions = {}
    })
  }

  async #read(): Promise<ServerState> {
    const stored = (await this.#store.load()) as ServerState | undefined
    if (stored !== undefined) return stored
    const fresh = sampleState()
    await this.#store.save(fresh)
    return fresh
  }

  /** One change after the other: two requests at once must not overwrite each other's. */
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

export function passwordFits(account: Account, password: string): boolean {
  return hashPassword(password, account.salt) === account.passwordHash
}

function sampleState(): ServerState {
  return {
    accounts: sampleAccounts.map(({ id, createdAt, ...account }) => ({
      ...toAccount(id, account),
      createdAt,
    })),
    sessions: {},
  }
}

function toAccount(id: string, { password, ...account }: NewAccount): Account {
  const salt = randomId()
  return {
    _id: id,
    name: account.name,
    email: account.email,
    role: account.role,
    ...(account.institution ? { institution: account.institution } : {}),
    ...(account.department ? { department: account.department } : {}),
    ...(account.phone ? { phone: account.phone } : {}),
    createdAt: new Date().toISOString(),
    salt,
    passwordHash: hashPassword(password, salt),
  }
}

/** `crypto.subtle` is missing on plain-http addresses, where the demo must work too. */
function hashPassword(password: string, salt: string): string {
  return bytesToHex(pbkdf2(sha256, password, salt, { c: 500, dkLen: 32 }))
}
