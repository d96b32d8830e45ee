import { randomId } from '../../lib/id'
import { pause } from '../../lib/pause'
import { Store, until, type Readable } from '../../lib/store'
import { addAttachment } from '../attachments'
import type { AttachmentInfo, NewAttachment } from '../rows'

/** How long what can do without a file waits for it, in milliseconds. */
export const patience = 10_000

/**
 * The files of an open draft by attachment id, as far as they are known to be on this device; and
 * those on their way to it. An answer names a file from the moment it is chosen, so that it stays
 * with the person whose file it is and gives way to a later choice. What is written of the draft
 * names the file that is there (`atRest`).
 */
export class DraftFiles implements Readable<ReadonlyMap<string, AttachmentInfo>> {
  readonly #draftId: string
  readonly #store = new Store<ReadonlyMap<string, AttachmentInfo>>(new Map())
  readonly read = this.#store.read
  readonly subscribe = this.#store.subscribe
  readonly #arriving = new Store<ReadonlyMap<string, string>>(new Map())
  /** The files on their way: of each id, that of the file it is to replace, or ''. */
  readonly arriving: Readable<ReadonlyMap<string, string>> = this.#arriving

  /** The same of all that were ever on their way. */
  readonly #replaces = new Map<string, string>()

  constructor(draftId: string) {
    this.#draftId = draftId
  }

  /** A form was opened with these files: what is on its way belongs to the one before it. */
  open(files: readonly AttachmentInfo[]): void {
    this.abandon()
    this.show(files)
  }

  show(files: readonly AttachmentInfo[]): void {
    this.#store.set(new Map(files.map((info) => [info.id, info])))
  }

  /** The id of a file that is going to be read, in the place of another one or of none (''). */
  expect(replaces: string): string {
    const id = randomId()
    this.#replaces.set(id, replaces)
    this.#arriving.set(new Map([...this.#arriving.read(), [id, replaces]]))
    return id
  }

  /** The file has arrived, was refused or is no longer wanted. */
  endWaiting(id: string): void {
    this.#arriving.set(new Map([...this.#arriving.read()].filter(([other]) => other !== id)))
  }

  /** Whether the file is still wanted when it has arrived. */
  isExpected(id: string): boolean {
    return this.#arriving.read().has(id)
  }

  /** What is on its way is not waited for any longer, and not kept. */
  abandon(): void {
    this.#arriving.set(new Map())
  }

  /** Stores an expected file with the draft. Throws when the device refuses it. */
  async attach(id: string, file: NewAttachment): Promise<AttachmentInfo> {
    const info = await addAttachment(this.#draftId, file, {}, id)
    this.show([...this.read().values(), info])
    return info
  }

  /** The id that an answer may be stored with: until its file is there, of the one it is to replace. */
  atRest(id: string): string {
    return this.read().has(id) ? id : (this.#replaces.get(id) ?? id)
  }

  /** The id that an answer which comes back may have: its own while its file is on its way. */
  latest(id: string): string {
    return this.isExpected(id) ? id : this.atRest(id)
  }

  /** Whether the file is on this device or on its way to it. */
  readonly isKnown = (id: string): boolean => this.read().has(id) || this.#arriving.read().has(id)

  /** Resolves when no file is on its way. */
  settled(): Promise<void> {
    return until(this.#arriving, ({ size }) => size === 0)
  }

  /** As above, but what can do without them is held up only so long. */
  async settledSoon(): Promise<void> {
    if (this.#arriving.read().size > 0) await Promise.race([this.settled(), pause(patience)])
  }

  /** Removes files that turned out to be missing. */
  forget(gone: readonly { id: string }[]): void {
    const ids = new Set(gone.map(({ id }) => id))
    this.show([...this.read().values()].filter(({ id }) => !ids.has(id)))
  }
}
