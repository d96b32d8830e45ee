import type { GrantKind, GrantValues } from '../domain/grant-form/grantForm'
import { draftId, putDraft } from './drafts'
import { storageFailure, type StorageFailure } from './failure'
import type { DraftRow, Place } from './rows'

/** The truth about where a draft is. `savedAt` is the last moment that is really on disk, if any. */
export type SaveState = {
  status: 'blank' | 'saving' | 'saved' | 'failed'
  revision: number
  savedAt: number | undefined
  /** Why the last write did not happen; only while `failed`. */
  failure: StorageFailure | undefined
}

/** What is written: asked for only when a write begins, so that it is always the latest. */
type Snapshot = () => { values: GrantValues; place: Place }

/**
 * Writes a draft on input: one write in flight, then the latest value. A revision counts as saved
 * only once the transaction that holds it has completed. After a stale revision it writes no more:
 * somebody else is editing.
 */
export class DraftWriter {
  readonly #key: { id: string; userId: string; kind: GrantKind }
  readonly #listeners = new Set<() => void>()
  #state: SaveState
  #pending: Snapshot | undefined
  #closed = false
  #paused = false
  #running: Promise<void> | undefined

  constructor(
    userId: string,
    kind: GrantKind,
    stored: Pick<DraftRow, 'revision' | 'savedAt'> | undefined,
    /** Why the device could not even be read. */
    failure?: StorageFailure,
  ) {
    this.#key = { id: draftId(userId, kind), userId, kind }
    this.#state = {
      status: failure !== undefined ? 'failed' : stored === undefined ? 'blank' : 'saved',
      revision: stored?.revision ?? 0,
      savedAt: stored?.savedAt,
      failure,
    }
  }

  // Arrow functions, so that React can subscribe with them as they are.
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): SaveState => this.#state

  /** What was typed and is not on disk. */
  unsaved(): GrantValues | undefined {
    return this.#pending?.().values
  }

  /** Writes what is pending and then holds still, so that the revision on disk stays what `read` says. */
  async pause(): Promise<void> {
    await this.flush()
    this.#paused = true
  }

  /** Goes on after `pause`, with what came in meanwhile. */
  resume(): void {
    this.#paused = false
    void this.flush()
  }

  /** The draft has become something else (submitted, discarded): nothing is written from now on. */
  close(): void {
    this.#closed = true
    this.#pending = undefined
  }

  /** Something was typed: it is written as soon as the write before it is done. */
  write(snapshot: Snapshot): void {
    if (this.#closed || this.#state.failure === 'stale') return
    this.#pending = snapshot
    void this.flush()
  }

  /** Resolves when everything that was typed is on disk, or could not be put there (see `read`). */
  flush(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #run(): Promise<void> {
    while (this.#pending !== undefined && !this.#paused) {
      const snapshot = this.#pending
      this.#pending = undefined
      this.#set({ status: 'saving', failure: undefined })
      try {
        const savedAt = Date.now()
        const revision = this.#state.revision + 1
        await putDraft({ ...this.#key, revision, savedAt, ...snapshot() })
        this.#set({ status: this.#pending === undefined ? 'saved' : 'saving', revision, savedAt })
      } catch (error) {
        const failure = storageFailure(error)
        // What could not be written is still to be written: the next input tries again.
        this.#pending ??= snapshot
        this.#set({ status: 'failed', failure })
        // What is gone can be kept again only as a new draft: the next try is its first revision.
        if (failure === 'gone') this.#set({ revision: 0, savedAt: undefined })
        return
      }
    }
  }

  #set(change: Partial<SaveState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
