/*
 * Who may edit a draft when several tabs have it open. The tab that holds the draft's Web Lock edits,
 * the others follow; 'Edit here instead' asks the holder to write what it has and to hand over.
 * Where Web Locks are missing (plain http) the tabs agree by messages alone; the revision check of
 * `putDraft` stands behind both, so that nothing is ever overwritten silently.
 */

export type SeatState = 'waiting' | 'editing' | 'following'

type Message = { type: 'who' | 'here' | 'hand-over' | 'yours'; from: string }

/** How long a tab waits for another one's answer before it acts alone, in milliseconds. */
const patience = 1_500

export class DraftSeat {
  readonly #name: string
  readonly #self: string
  readonly #channel: BroadcastChannel
  readonly #locks = navigator.locks as LockManager | undefined
  readonly #listeners = new Set<() => void>()
  /** Writes what is pending before another tab goes on from it. */
  readonly #flush: () => Promise<void>
  #state: SeatState = 'waiting'
  #release: (() => void) | undefined
  /** Ends this tab's place in the queue for the lock. */
  #queue: AbortController | undefined
  #asked = false
  #closed = false

  constructor(draftId: string, self: string, flush: () => Promise<void>) {
    this.#name = `ssip-draft:${draftId}`
    this.#self = self
    this.#flush = flush
    this.#channel = new BroadcastChannel(this.#name)
    this.#channel.addEventListener('message', (event: MessageEvent<Message>) => {
      void this.#hear(event.data)
    })
    void this.#sitDown()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): SeatState => this.#state

  /** 'Edit here instead': the tab that edits writes and hands over; one that does not answer loses the seat. */
  async take(): Promise<void> {
    this.#asked = true
    this.#say('hand-over')
    await this.#until(() => this.#state === 'editing')
    this.#asked = false
    if (this.#state === 'editing' || this.#closed) return
    if (this.#locks === undefined) this.#set('editing')
    else this.#steal(this.#locks)
  }

  /** Somebody else has written: this tab follows from now on. */
  follow(): void {
    this.#release?.()
    this.#set('following')
    this.#enqueue()
  }

  /** Leaves the seat to others. */
  leave(): void {
    this.#closed = true
    this.#queue?.abort()
    this.#release?.()
    this.#channel.close()
    this.#listeners.clear()
  }

  async #sitDown(): Promise<void> {
    if (this.#locks === undefined) {
      this.#say('who')
      await this.#until(() => this.#state !== 'waiting', 300)
      if (this.#state === 'waiting') this.#set('editing')
      return
    }
    const taken = await this.#locks.request(this.#name, { ifAvailable: true }, (lock) => {
      if (lock === null) return 'taken'
      return this.#sit()
    })
    if (taken === 'taken' && !this.#closed) {
      this.#set('following')
      this.#enqueue()
    }
  }

  /** When the tab that edits closes or hands over, this one goes on. */
  #enqueue(): void {
    this.#queue?.abort()
    const queue = new AbortController()
    this.#queue = queue
    this.#locks
      ?.request(this.#name, { signal: queue.signal }, () =>
        this.#closed ? undefined : this.#sit(),
      )
      .catch(() => {
        if (!queue.signal.aborted) this.#lost()
      })
  }

  #steal(locks: LockManager): void {
    this.#queue?.abort()
    locks.request(this.#name, { steal: true }, () => this.#sit()).catch(() => this.#lost())
  }

  /** Edits until the seat is released. */
  #sit(): Promise<void> {
    this.#set('editing')
    return new Promise((resolve) => {
      this.#release = () => {
        this.#release = undefined
        resolve()
      }
    })
  }

  /** The lock was taken away by a tab that got no answer from this one. */
  #lost(): void {
    this.#release = undefined
    if (this.#closed) return
    this.#set('following')
    this.#enqueue()
  }

  async #hear(message: Message): Promise<void> {
    if (message.from === this.#self || this.#closed) return
    switch (message.type) {
      case 'who':
        if (this.#state === 'editing') this.#say('here')
        return
      case 'here':
        if (this.#locks === undefined) this.#set('following')
        return
      case 'hand-over':
        if (this.#state !== 'editing') return
        // Nothing may be typed between the last write and the hand-over.
        this.#set('following')
        await this.#flush()
        this.#release?.()
        if (this.#locks === undefined) this.#say('yours')
        else this.#enqueue()
        return
      case 'yours':
        if (this.#asked) this.#set('editing')
    }
  }

  #say(type: Message['type']): void {
    this.#channel.postMessage({ type, from: this.#self } satisfies Message)
  }

  async #until(isSo: () => boolean, limit = patience): Promise<void> {
    const end = Date.now() + limit
    while (!isSo() && Date.now() < end && !this.#closed) {
      await new Promise((resolve) => {
        setTimeout(resolve, 20)
      })
    }
  }

  #set(state: SeatState): void {
    if (this.#closed || this.#state === state) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
