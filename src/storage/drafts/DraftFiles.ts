import { Store, type Readable } from '../../lib/store'
import { addAttachment } from '../attachments'
import type { AttachmentInfo } from '../rows'

/** The files of an open draft by attachment id, as far as they are known to be on this device. */
export class DraftFiles implements Readable<ReadonlyMap<string, AttachmentInfo>> {
  readonly #draftId: string
  readonly #store = new Store<ReadonlyMap<string, AttachmentInfo>>(new Map())
  readonly read = this.#store.read
  readonly subscribe = this.#store.subscribe

  constructor(draftId: string) {
    this.#draftId = draftId
  }

  show(files: readonly AttachmentInfo[]): void {
    this.#store.set(new Map(files.map((info) => [info.id, info])))
  }

  /** Stores a file with the draft. Throws when the device refuses it. */
  async attach(file: { name: string; type: string; bytes: ArrayBuffer }): Promise<AttachmentInfo> {
    const info = await addAttachment(this.#draftId, file)
    this.show([...this.read().values(), info])
    return info
  }

  /** Removes files that turned out to be missing. */
  forget(gone: readonly { id: string }[]): void {
    const ids = new Set(gone.map(({ id }) => id))
    this.show([...this.read().values()].filter(({ id }) => !ids.has(id)))
  }
}
