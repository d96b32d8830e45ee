import type { GrantKind, GrantValues } from '../../domain/grant-form/grantForm'
import { randomId } from '../../lib/id'
import { latestWins } from '../../lib/latestWins'
import { painted } from '../../lib/painted'
import { Store, until, type Readable } from '../../lib/store'
import { database } from '../database'
import { draftId, putDraft } from './drafts'
import { storageFailure, type StorageFailure } from '../failure'
import { canonicalJson } from '../hash'
import type { DraftRow, Place } from '../rows'

/**
 * Where the draft really is. `savedAt` is the time of the last change that is on disk, if any: a
 * revision that only notes where somebody looked keeps it.
 */
export type SaveState = {
  status: 'blank' | 'saving' | 'saved' | 'failed'
  revision: number
  savedAt: number | undefined
  /** Why the last write failed; only while `failed`. */
  failure: StorageFailure | undefined
  /** The draft is becoming something else (`endWith`). */
  ending: boolean
}

/** Provides what to write; called only when a write starts, so that it is always the latest. */
type Snapshot = () => { values: GrantValues; place: Place }

/**
 * Writes a draft as it is typed: one write in flight, then the latest value. A revision counts as
 * saved only once its transaction has completed. After a stale revision it stops writing, because
 * another tab is editing.
 */
export class DraftWriter implements Readable<SaveState> {
  /** Names what it has not written (`leftBehind.ts`). */
  readonly id = randomId()
  readonly #key: Pick<DraftRow, 'id' | 'userId' | 'kind' | 'salvagedFrom'>
  readonly #state: Store<SaveState>
  readonly read: () => SaveState
  readonly subscribe: (listener: () => void) => () => void
  readonly #put = latestWins((snapshot: Snapshot) => this.#save(snapshot))
  /** Input that is not on disk: kept here until its transaction has completed. */
  #pending: Snapshot | undefined
  /** Answers are among what is not on disk, not only the place. */
  #isTyped = false
  #underWay: { snapshot: Snapshot; values: string } | undefined
  /** The last snapshot that was, or should have been, written. */
  #latest: Snapshot | undefined
  /** Called with what is on disk now (`restore-points`). */
  onSaved: ((values: GrantValues) => void) | undefined
  /** See `DraftRow`. */
  #changedAt: number | undefined
  /** The values on disk, for comparison. */
  #stored: string | undefined
  #closed = false
  #paused = false
  #running: Promise<void> = Promise.resolve()

  constructor(
    userId: string,
    kind: GrantKind,
    stored:
      | Pick<DraftRow, 'revision' | 'savedAt' | 'changedAt' | 'salvagedFrom' | 'values'>
      | undefined,
    /** Why the device could not even be read. */
    failure?: StorageFailure,
  ) {
    this.#key = {
      id: draftId(userId, kind),
      userId,
      kind,
      ...(stored?.salvagedFrom === undefined ? {} : { salvagedFrom: stored.salvagedFrom }),
    }
    this.#stored = stored && canonicalJson(stored.values)
    this.#changedAt = stored?.changedAt
    this.#state = new Store<SaveState>({
      status: failure !== undefined ? 'failed' : stored === undefined ? 'blank' : 'saved',
      revision: stored?.revision ?? 0,
      savedAt: stored?.savedAt,
      failure,
      ending: false,
    })
    this.read = this.#state.read
    this.subscribe = this.#state.subscribe
  }

  /** Input that is not on disk. */
  unsaved(): GrantValues | undefined {
    return this.#pending?.().values
  }

  /** When what is on disk was changed last, here or elsewhere. */
  changedAt(): number | undefined {
    return this.#changedAt ?? this.read().savedAt
  }

  /** What is on disk as far as this tab knows, and what may be: the write under way, as canonical JSON. */
  written(): string[] {
    return [this.#stored, this.#underWay?.values].filter((values) => values !== undefined)
  }

  /** Resolves when what it has to write now, or something newer, is on disk. */
  onDisk(): Promise<void> {
    const { revision } = this.read()
    return until(this, (now) => now.revision > revision || this.unsaved() === undefined)
  }

  /** Starts no further write; resolves when the current one has ended. `unsaved` has what is left. */
  async stop(): Promise<void> {
    this.#paused = true
    await this.#running
  }

  /** Writes what is pending and then pauses, so that the revision on disk stays the one in `read`. */
  async pause(): Promise<void> {
    await this.flush()
    this.#paused = true
  }

  /** Continues after `pause` with what was typed meanwhile. */
  resume(): void {
    this.#paused = false
    void this.flush()
  }

  /**
   * Runs the work while the draft on disk stays unchanged, and stops writing for good; if the work
   * fails, writing continues.
   */
  async endWith<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#set({ ending: true })
    await this.pause()
    try {
      const result = await work()
      this.close()
      return result
    } catch (error) {
      this.resume()
      throw error
    } finally {
      this.#set({ ending: false })
    }
  }

  /** The draft has become something else (submitted, discarded): nothing more is written. */
  close(): void {
    this.#closed = true
    this.#pending = undefined
  }

  /** To be called on input: it is written once it is painted and the previous write is done. */
  write(snapshot: Snapshot): void {
    this.#isTyped = true
    this.writePlace(snapshot)
  }

  /** The same for a change of the place alone: no answer is being saved meanwhile. */
  writePlace(snapshot: Snapshot): void {
    if (this.#closed || this.read().failure === 'stale') return
    this.#pending = snapshot
    this.#latest = snapshot
    this.#setSaving()
    void painted().then(() => this.flush())
  }

  /** Checks that what was saved is still there; what is gone is written again by the next write. */
  async lookAgain(): Promise<void> {
    if (this.read().revision === 0) return
    try {
      if ((await database.drafts.get(this.#key.id)) === undefined) this.#lose('gone')
    } catch (error) {
      const failure = storageFailure(error)
      // What is saved is as it was; the page is loaded again by itself (`CutOffNotice.tsx`).
      if (failure !== 'cutOff' || this.unsaved() !== undefined) this.#lose(failure)
    }
  }

  /** Notices that the draft was replaced from elsewhere, before the next write does. */
  async noticeReplaced(): Promise<void> {
    await this.#running
    const before = this.read()
    const stored = await database.drafts.get(this.#key.id).catch(() => undefined)
    // A write of this tab that began meanwhile notices it itself.
    if (stored === undefined || this.read() !== before || this.#closed || this.#paused) return
    if (stored.revision !== before.revision) this.#fail('stale')
  }

  #lose(failure: StorageFailure): void {
    if (this.#closed) return
    this.#pending = this.#latest
    this.#fail(failure)
  }

  /** What is gone can be saved again only as a new draft: the next write is its first revision. */
  #fail(failure: StorageFailure): void {
    const anew = failure === 'gone' ? { revision: 0, savedAt: undefined } : {}
    this.#set({ status: 'failed', failure, ...anew })
  }

  /** Resolves when all input is on disk, or could not be written (see `read`). */
  flush(): Promise<void> {
    const pending = this.#pending
    if (pending !== undefined && pending !== this.#underWay?.snapshot && !this.#paused) {
      this.#setSaving()
      this.#running = this.#put(pending)
    }
    return this.#running
  }

  #setSaving(): void {
    const { status } = this.read()
    if (status !== 'saving' && (this.#isTyped || status === 'failed'))
      this.#set({ status: 'saving', failure: undefined })
  }

  /** Does not throw: the state says why it failed. */
  async #save(snapshot: Snapshot): Promise<void> {
    if (this.#paused || this.#closed) return
    try {
      const written = snapshot()
      const values = canonicalJson(written.values)
      this.#underWay = { snapshot, values }
      const before = this.read()
      const revision = before.revision + 1
      const isChanged = values !== this.#stored
      const savedAt = (!isChanged && before.savedAt) || Date.now()
      const changedAt = isChanged ? undefined : this.#changedAt
      const row = { ...this.#key, revision, savedAt, changedAt, ...written }
      await putDraft(row, before.savedAt)
      this.#stored = values
      this.#changedAt = changedAt
      if (this.#pending === snapshot) this.#pending = undefined
      if (this.#pending === undefined) this.#isTyped = false
      const status = this.#isTyped ? 'saving' : 'saved'
      this.#set({ status, revision, savedAt, failure: undefined })
      this.onSaved?.(written.values)
    } catch (error) {
      this.#fail(storageFailure(error))
    } finally {
      this.#underWay = undefined
    }
  }

  #set(change: Partial<SaveState>): void {
    this.#state.set({ ...this.read(), ...change })
  }
}
