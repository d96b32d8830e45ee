import { pause } from '../../lib/pause'
import { Store } from '../../lib/store'
import { browser, type Surroundings } from './surroundings'

/*
 * Decides which tab may edit a draft: the one that holds its Web Lock; the others follow. A tab that
 * wants to edit asks; the holder writes what it has and says 'yours' while it still holds the lock,
 * and the other tab steals it, so that no tab in the queue gets it in between. The queue only matters
 * when the holder closes or crashes. Where Web Locks are missing (plain http), the tabs agree by
 * messages alone, and a tab that leaves says so. `putDraft` still checks the revision.
 */

type LockState =
  /** It is not known yet which tab edits. */
  | 'waiting'
  /** This tab may edit. */
  | 'held'
  /** Another tab asks for the lock: the owner writes what it has, then calls `give` or `keep`. */
  | 'asked'
  /** Another tab edits. */
  | 'elsewhere'

type Said = 'who' | 'here' | 'want' | 'left' | 'yours' | 'no'
/** `to`: the tab that an answer is for. */
type Message = { type: Said; from: string; to?: string | undefined }

export class DraftLock {
  readonly state = new Store<LockState>('waiting')
  /** The lock was taken from a tab that did not answer and may still be writing. */
  forced = false
  readonly #name: string
  readonly #self: string
  readonly #around: Surroundings
  readonly #channel: ReturnType<Surroundings['openChannel']>
  #release: (() => void) | undefined
  /** Aborts this tab's request in the queue for the lock. */
  #queue: AbortController | undefined
  /** The tab to which the lock is being handed over. */
  #heir: string | undefined
  /** Ends the wait for the heir to take the lock. */
  #handOver: ReturnType<typeof setTimeout> | undefined
  /** Receives the holder's answer while this tab asks for the lock. */
  #answered: ((answer: 'yours' | 'no') => void) | undefined
  #closed = false

  constructor(draftId: string, self: string, around: Surroundings = browser()) {
    this.#name = `ssip-draft:${draftId}`
    this.#self = self
    this.#around = around
    this.#channel = around.openChannel(this.#name)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data))
    void this.#sitDown()
  }

  /** Asks the tab that edits to hand over, and takes the lock if it is silent. False: it cannot. */
  async take(): Promise<boolean> {
    if (this.state.read() === 'held') return true
    const answer = await this.#ask()
    // The holder may have closed meanwhile, so that this tab was next in the queue.
    if (this.#closed || this.state.read() === 'held') return !this.#closed
    if (answer === 'no') return false
    this.forced = answer === undefined
    if (this.#around.locks !== undefined) return this.#steal(this.#around.locks)
    this.#set('held')
    this.#say('here')
    return true
  }

  /** Everything is written: the tab that asked may edit. */
  give(): void {
    this.#say('yours', this.#heir)
    if (this.#around.locks === undefined) this.#lost()
    // An heir that was closed never takes the lock.
    else this.#handOver = setTimeout(() => this.#resume(), this.#around.patience.handOver)
  }

  /** Something could not be written: this tab continues to edit. */
  keep(): void {
    this.#say('no', this.#heir)
    this.#resume()
  }

  /** Leaves the draft to other tabs. */
  leave(): void {
    // With locks, the queue tells the other tabs.
    if (this.#around.locks === undefined && this.#edits()) this.#say('left')
    this.#closed = true
    this.#queue?.abort()
    this.#release?.()
    this.#channel.close()
  }

  async #sitDown(): Promise<void> {
    const { locks, patience } = this.#around
    if (locks !== undefined) {
      this.#enqueue()
      // Answered after the request: a free lock is granted by then, however slow the device is.
      await locks.query().catch(() => undefined)
    }
    if (this.state.read() !== 'waiting') return
    this.#say('who')
    await pause(patience.greeting)
    // With locks, a holder that does not answer is busy; without, there is none.
    if (this.state.read() === 'waiting') this.#set(locks === undefined ? 'held' : 'elsewhere')
  }

  /** Without locks: whoever follows looks for who edits. */
  #sitAgain(): void {
    if (this.#around.locks !== undefined || this.state.read() !== 'elsewhere') return
    this.#set('waiting')
    void this.#sitDown()
  }

  /**
   * Takes the lock when it is free: now, or when the tab that edits closes or crashes. It can be
   * aborted: otherwise a page that is frozen before it hears of its lock keeps it (Firefox).
   */
  #enqueue(): void {
    const queue = new AbortController()
    this.#queue = queue
    this.#around.locks
      ?.request(this.#name, { signal: queue.signal }, () => this.#hold())
      .catch((error: unknown) => {
        if (!queue.signal.aborted) this.#refused(error)
      })
  }

  #steal(locks: Pick<LockManager, 'request'>): Promise<boolean> {
    this.#queue?.abort()
    return new Promise((resolve) => {
      locks
        .request(this.#name, { steal: true }, () => {
          resolve(!this.#closed)
          return this.#hold()
        })
        .catch((error: unknown) => {
          resolve(false)
          this.#refused(error)
        })
    })
  }

  /** This tab edits until the lock is released. */
  #hold(): Promise<void> {
    // Granted too late: the person has left the page meanwhile.
    if (this.#closed) return Promise.resolve()
    this.#set('held')
    return new Promise((resolve) => {
      this.#release = resolve
    })
  }

  /**
   * A request ended although the lock was not given back. It is repeated only after the lock was
   * stolen: a page that is being left is refused at once, and repeating would never end (WebKit).
   */
  #refused(error: unknown): void {
    if (error instanceof DOMException && error.name === 'AbortError') this.#lost()
    else this.#set('elsewhere')
  }

  /** Another tab now holds the lock. */
  #lost(): void {
    clearTimeout(this.#handOver)
    this.#heir = undefined
    if (this.#closed) return
    this.#set('elsewhere')
    this.#enqueue()
  }

  #resume(): void {
    this.#heir = undefined
    if (this.state.read() === 'asked') this.#set('held')
  }

  #ask(): Promise<'yours' | 'no' | undefined> {
    return new Promise((resolve) => {
      const answer = (given: 'yours' | 'no' | undefined) => {
        clearTimeout(timer)
        stop()
        this.#answered = undefined
        resolve(given)
      }
      const timer = setTimeout(() => answer(undefined), this.#around.patience.handOver)
      const stop = this.state.subscribe(() => answer(undefined))
      this.#answered = answer
      this.#say('want')
      // A tab of the first version hears nothing else, and does not notice that its lock is stolen.
      this.#channel.postMessage({ type: 'hand-over', from: this.#self })
    })
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'who':
        if (this.#edits()) return this.#say('here', message.from)
        if (this.#around.locks !== undefined || this.state.read() !== 'waiting') return
        // Of two that start at once the one with the smaller name, opened earlier, edits: the other may
        // have started too late to hear from it.
        return message.from < this.#self ? this.#set('elsewhere') : this.#say('who')
      case 'here':
        return this.#hearOf(message)
      case 'left':
        return this.#sitAgain()
      case 'want':
        if (!this.#edits() || message.from === this.#heir) return
        if (this.state.read() === 'asked') return this.#say('no', message.from)
        this.#heir = message.from
        return this.#set('asked')
      case 'yours':
      case 'no':
        if (message.to === this.#self) this.#answered?.(message.type)
    }
  }

  /** Another tab says that it edits: without locks, also one that got no answer and takes over. */
  #hearOf({ from, to }: Message): void {
    if (this.state.read() === 'waiting') this.#set('elsewhere')
    if (this.#around.locks !== undefined) return
    // It was first: this tab waits for an answer, too.
    if (this.#answered !== undefined) return this.#say('want')
    const isFirst = this.state.read() === 'held' && this.#self < from
    // Both took over at once: neither was asked, nor has this one asked who edits.
    if (isFirst && to !== this.#self) return this.#say('here')
    this.#lost()
    // So may that one, and all others: the first of them asks once more.
    if (isFirst) setTimeout(() => this.#sitAgain(), this.#around.patience.greeting)
  }

  #edits = (): boolean => ['held', 'asked'].includes(this.state.read())

  /** A tab that has left says nothing more: its channel would throw. */
  #say = (type: Said, to?: string): void => {
    if (!this.#closed) this.#channel.postMessage({ type, from: this.#self, to } satisfies Message)
  }

  #set(state: LockState): void {
    if (state !== 'held' && state !== 'asked') this.forced = false
    if (!this.#closed) this.state.set(state)
  }
}
