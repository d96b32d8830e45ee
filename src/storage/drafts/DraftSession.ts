import { blankValues, type GrantForm, type GrantValues } from '../../domain/grant-form/grantForm'
import type { User } from '../../domain/user/user'
import { randomId } from '../../lib/id'
import { Store, type Readable } from '../../lib/store'
import { connectionLosses } from '../database'
import { MissingFilesError, StaleRevisionError, storageFailure } from '../failure'
import { isSame } from '../hash'
import { sweepOrphans } from '../orphans'
import type { SubmissionRow } from '../rows'
import { submitDraft } from '../submissions/submissions'
import { DraftFiles } from './DraftFiles'
import { DraftLock } from './DraftLock'
import type { DraftState } from './draftState'
import { DraftWriter } from './DraftWriter'
import { draftId, loadDraft } from './drafts'
import { forgetLeft, goOnFrom, notLeft, stillLeft, unwritten, type LeftOver } from './leftBehind'
import { nowhere } from './readDraft'
import { readPatiently, type Reading } from './readPatiently'
import type { Surroundings } from './surroundings'
import { endKeeping, endWriting, isBeside, keepUnchosen, lastLeft, tryToKeep } from './unchosen'

/**
 * One tab's work on one draft, from opening to closing: who may edit it (`DraftLock`), what is
 * written (`DraftWriter`), and its files. Nothing here depends on React.
 */
export class DraftSession {
  readonly draftId: string
  readonly files: DraftFiles
  readonly #userId: string
  readonly #form: GrantForm
  readonly #state = new Store<DraftState>({ at: 'opening' })
  readonly state: Readable<DraftState> = this.#state
  readonly #around: Surroundings | undefined
  #lock: DraftLock | undefined
  #stopListening: (() => void) | undefined
  #writer: DraftWriter | undefined
  /** The number of the latest opening; the result of an earlier one is dropped. */
  #opening = 0
  /** Values from which the next opening continues, whatever is stored. */
  #carried: GrantValues | undefined
  #leftOver: LeftOver | undefined
  /** The previous closing; only when it ends is it known what is left over. */
  #closing: Promise<void> = Promise.resolve()
  /** Nothing was discarded, replaced or left unread here: only then may files be swept. */
  #untroubled = true

  constructor(userId: string, form: GrantForm, around?: Surroundings) {
    this.draftId = draftId(userId, form.kind)
    this.files = new DraftFiles(this.draftId)
    this.#userId = userId
    this.#form = form
    this.#around = around
  }

  /** Starts, also again after `close`. */
  open(): void {
    // By its moment: of tabs that do not hear of each other in time all prefer the same one.
    const lock = new DraftLock(this.draftId, `${Date.now()} ${randomId()}`, this.#around)
    this.#lock = lock
    void this.#closing.then(() => (this.#leftOver = stillLeft(this.draftId, this.#leftOver)))
    this.#state.set({ at: 'opening' })
    lock.state.subscribe(() => this.#onLock(lock))
    this.#stopListening = connectionLosses.subscribe(() => void this.#lookAgain())
  }

  /** Starts editing here, from what is stored or from these values. Throws if it cannot keep the others. */
  async take(values?: GrantValues): Promise<void> {
    const [before, leftOver] = [this.#state.read(), this.#leftOver]
    if (before.at !== 'following' && before.at !== 'stale') return
    if (values === undefined) await keepUnchosen(this.draftId, leftOver?.values)
    if (this.#state.read() !== before) return
    if (values === undefined) this.#leftOver = forgetLeft(this.draftId, leftOver)
    this.#carried = values
    if (before.at === 'following') this.#state.set({ ...before, take: 'asking' })
    if (before.at === 'stale') return this.#reopen(values)
    const taken = await this.#lock?.take()
    const now = this.#state.read()
    if (taken === true || now.at !== 'following') return
    this.#carried = undefined
    this.#leftOver = leftOver
    this.#state.set({ ...now, leftOver: leftOver?.values, take: 'refused' })
  }

  /** Tries again to read an unreadable draft. */
  async retry(): Promise<void> {
    if (this.#state.read().at === 'unreadable') await this.#reopen()
  }

  /**
   * Runs work that changes the stored draft other than by typing, then opens the result, or what
   * `carried` returns. Nothing is written meanwhile. When `work` fails, writing continues.
   */
  async replace<Result>(
    work: () => Promise<Result>,
    carried: (result: Result) => GrantValues | undefined = () => undefined,
  ): Promise<Result> {
    this.#untroubled = false
    await this.files.settledSoon()
    if (this.#state.read().at === 'following') throw new StaleRevisionError()
    const result = await (this.#writer ? endKeeping(this.#writer, this.draftId, work) : work())
    await this.#reopen(carried(result))
    return result
  }

  /**
   * Turns the draft into a submission on this device, and opens what is there then: a blank form that
   * says what was submitted. When that fails, writing continues; after a `MissingFilesError` the
   * missing files are no longer in `files`.
   */
  async submit(user: User, values: GrantValues): Promise<SubmissionRow> {
    const writer = this.#writer
    const work = () => submitDraft(this.#form, user, values, writer?.read().revision ?? 0)
    try {
      const submission = await (writer?.endWith(work) ?? work())
      this.#untroubled = false
      void this.#reopen()
      return submission
    } catch (error) {
      if (error instanceof MissingFilesError) this.files.forget(error.missing)
      throw error
    }
  }

  /** Leaves the draft to other tabs once everything is on disk; at once when the page is frozen. */
  close({ frozen = false } = {}): Promise<void> {
    const lock = this.#lock
    this.#lock = undefined
    this.#stopListening?.()
    this.#opening += 1
    this.#state.set({ at: 'closed' })
    if (frozen) lock?.leave()
    return (this.#closing = this.#end(frozen).finally(() => lock?.leave()))
  }

  /** A page that comes back from the history continues from what the device had not accepted. */
  async #end(frozen: boolean): Promise<void> {
    const writer = this.#writer
    this.#writer = undefined
    const settled = frozen ? undefined : this.files.settledSoon()
    this.#leftOver = await endWriting(this.draftId, writer, settled, this.#leftOver)
  }

  #onLock(lock: DraftLock): void {
    if (lock !== this.#lock) return
    const state = lock.state.read()
    // The lock was kept after all, and the form is still open.
    if (state === 'held' && this.#state.read().at !== 'editing') void this.#reopen()
    if (state === 'asked') void this.#handOver(lock)
    if (state === 'elsewhere') void this.#follow()
  }

  /** Opens what is stored, unless this tab may no longer edit by the time it is read. */
  async #reopen(values: GrantValues | undefined = this.#carried): Promise<void> {
    const opening = ++this.#opening
    const overtaken = () => opening !== this.#opening || this.#lock?.state.read() !== 'held'
    this.#carried = undefined
    // An old form would take keys that it no longer writes, and go on saying 'Saved'.
    if (['editing', 'unreadable'].includes(this.#state.read().at))
      this.#state.set({ at: 'opening' })
    await this.#closing
    try {
      const forced = this.#lock?.forced === true
      const reading = await readPatiently(this.#userId, this.#form.kind, forced, overtaken)
      const isKept = !values || (await tryToKeep(this.draftId, reading.stored?.values, values))
      if (!overtaken()) this.#show(reading, values, isKept)
    } catch (error) {
      if (overtaken()) return
      this.#untroubled = false
      this.#carried = values
      this.#state.set({ at: 'unreadable', why: storageFailure(error) })
    }
  }

  #show({ stored, files, failure, ...found }: Reading, carried?: GrantValues, isKept = true): void {
    const leftOver = (this.#leftOver = lastLeft(this.draftId, this.#leftOver))
    if (leftOver !== undefined && carried === undefined) {
      const { values } = leftOver
      if (isBeside(leftOver, stored)) return this.#state.set({ at: 'stale', leftOver: values })
      if (!isSame(values, stored?.values)) carried = values
    }
    const values = carried ?? stored?.values ?? blankValues(this.#form)
    const writer = new DraftWriter(this.#userId, this.#form.kind, stored, failure)
    writer.subscribe(() => this.#onWriter(writer))
    this.#writer = writer
    this.files.open(files)
    if (carried !== undefined) writer.write(() => ({ values, place: stored?.place ?? nowhere }))
    this.#leftOver = goOnFrom(this.draftId, leftOver, carried, writer)
    // The device had no room for what is stored; where it writes over that, it has.
    if (!isKept) void writer.onDisk().then(() => tryToKeep(this.draftId, stored?.values, carried))
    const clean = this.#untroubled && carried === undefined && failure === undefined
    const tidy = () => sweepOrphans({ draftId: this.draftId, userId: this.#userId }, stored)
    const opened = { number: this.#opening, values, place: stored?.place, ...found, writer }
    this.#state.set({ at: 'editing', opened: clean ? { ...opened, tidy } : opened })
  }

  async #handOver(lock: DraftLock): Promise<void> {
    const [before, writer] = [this.#state.read(), this.#writer]
    // A file on its way would arrive in a form that is gone; what is being submitted, in one that goes on.
    if (this.files.arriving.read().size > 0 || writer?.read().ending) return lock.keep()
    this.#opening += 1
    this.#state.set({ at: 'handing-over' })
    await writer?.flush()
    if (lock.state.read() !== 'asked') return
    // The other tab asks about it, and only that one.
    this.#leftOver = notLeft(this.draftId, this.#leftOver)
    const unsaved = this.#writer?.unsaved()
    if (before.at !== 'editing' || unsaved === undefined) return lock.give()
    const opened = { ...before.opened, number: this.#opening, values: unsaved }
    this.#state.set({ at: 'editing', opened })
    lock.keep()
  }

  async #follow(): Promise<void> {
    const writer = this.#writer
    this.#writer = undefined
    this.#opening += 1
    this.#setFollowing()
    await writer?.stop()
    const unsaved = unwritten(writer)
    writer?.close()
    if (unsaved === undefined) return
    const stored = await loadDraft(this.#userId, this.#form.kind).catch(() => undefined)
    if (isSame(unsaved.values, stored?.values)) return forgetLeft(this.draftId, unsaved)
    this.#leftOver = lastLeft(this.draftId, unsaved)
    const now = this.#state.read().at
    if (now === 'following') this.#setFollowing()
    else if (now === 'editing') this.#state.set({ at: 'stale', leftOver: unsaved.values })
  }

  #setFollowing(): void {
    this.#state.set({ at: 'following', leftOver: this.#leftOver?.values, take: 'idle' })
  }

  /** The stored draft was replaced from elsewhere: what was typed is offered to whoever opens it next. */
  #onWriter(writer: DraftWriter): void {
    if (writer !== this.#writer || writer.read().failure !== 'stale') return
    const typed = unwritten(writer)
    this.#leftOver = typed && lastLeft(this.draftId, typed)
    this.#writer = undefined
    void this.#reopen()
  }

  /** The database connection was closed from outside: checks that what was saved is still there. */
  async #lookAgain(): Promise<void> {
    const writer = this.#writer
    await writer?.lookAgain()
    if (writer === this.#writer && writer?.read().failure === 'gone') this.files.show([])
  }
}
