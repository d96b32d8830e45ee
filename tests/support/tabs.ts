import type { Surroundings } from '../../src/storage/drafts/surroundings'

type Request = {
  tab: Tab
  callback: (lock: Lock | null) => unknown
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
  /** The tab knows that the lock was granted; until then it can call the request off. */
  begun: boolean
}

/** One tab of a model browser, as a draft's lock sees it. */
export type Tab = {
  around: Surroundings
  kill: () => void
  alive: boolean
  /** Its page is kept for 'Back' from now on: it runs nothing, but keeps its locks. */
  freeze: () => void
  frozen: boolean
}

/**
 * A model of a browser with tabs: Web Locks with a queue, stealing and aborting, and channels whose
 * messages take a moment. A killed tab sends and receives nothing more, and its locks are released at
 * once.
 */
export class ModelBrowser {
  readonly #held = new Map<string, Request>()
  readonly #queues = new Map<string, Request[]>()
  readonly #channels = new Set<{ tab: Tab; name: string; port: ModelChannel }>()
  readonly #latency: () => number

  /** `latency`: how many milliseconds the next message takes. */
  constructor(latency: () => number = () => 0) {
    this.#latency = latency
  }

  openTab(options: { locks?: boolean; patience?: Surroundings['patience'] } = {}): Tab {
    const tab: Tab = {
      alive: true,
      frozen: false,
      freeze: () => {
        tab.frozen = true
      },
      around: {
        locks:
          options.locks === false
            ? undefined
            : {
                request: (...given: unknown[]) => this.#request(tab, given) as Promise<never>,
                query: async () => ({}),
              },
        openChannel: (name) => this.#openChannel(tab, name),
        patience: options.patience ?? { greeting: 4, handOver: 40 },
      },
      kill: () => this.#kill(tab),
    }
    return tab
  }

  #request(tab: Tab, given: unknown[]): Promise<unknown> {
    const [name, options, callback] = given as [string, LockOptions, Request['callback']]
    // Timers of a killed tab still run here, where all tabs are one process.
    if (!tab.alive) return new Promise(() => undefined)
    return new Promise((resolve, reject) => {
      const request: Request = { tab, callback, resolve, reject, begun: false }
      const queue = this.#queues.get(name) ?? []
      this.#queues.set(name, queue)
      if (options.ifAvailable === true && (this.#held.has(name) || queue.length > 0)) {
        queueMicrotask(() => void Promise.resolve(callback(null)).then(resolve, reject))
        return
      }
      if (options.steal === true) {
        const broken = this.#held.get(name)
        this.#held.delete(name)
        queue.unshift(request)
        if (broken?.tab.alive === true) broken.reject(new DOMException('stolen', 'AbortError'))
      } else queue.push(request)
      options.signal?.addEventListener('abort', () => {
        const place = queue.indexOf(request)
        if (place >= 0) queue.splice(place, 1)
        else if (this.#held.get(name) !== request || request.begun) return
        else this.#held.delete(name)
        reject(new DOMException('aborted', 'AbortError'))
        this.#grantNext(name)
      })
      this.#grantNext(name)
    })
  }

  #grantNext(name: string): void {
    const next = this.#held.has(name) ? undefined : this.#queues.get(name)?.shift()
    if (next === undefined) return
    this.#held.set(name, next)
    queueMicrotask(() => void this.#hold(name, next))
  }

  async #hold(name: string, request: Request): Promise<void> {
    if (!request.tab.alive || request.tab.frozen) return
    request.begun = true
    const value = await request.callback({ name, mode: 'exclusive' })
    if (this.#held.get(name) !== request) return
    this.#held.delete(name)
    request.resolve(value)
    this.#grantNext(name)
  }

  #openChannel(tab: Tab, name: string): ModelChannel {
    const port = new ModelChannel((data) => {
      if (!tab.alive) return
      for (const other of this.#channels) {
        if (other.name !== name || other.tab === tab) continue
        setTimeout(() => {
          if (other.tab.alive && this.#channels.has(other))
            other.port.hear({ data } as MessageEvent)
        }, this.#latency())
      }
    })
    const entry = { tab, name, port }
    port.onClose = () => this.#channels.delete(entry)
    this.#channels.add(entry)
    return port
  }

  #kill(tab: Tab): void {
    tab.alive = false
    for (const channel of this.#channels) if (channel.tab === tab) this.#channels.delete(channel)
    for (const [name, queue] of this.#queues) {
      // The same list, in which other requests look for their place when they are called off.
      queue.splice(0, Infinity, ...queue.filter((request) => request.tab !== tab))
      if (this.#held.get(name)?.tab === tab) this.#held.delete(name)
      this.#grantNext(name)
    }
  }
}

class ModelChannel {
  hear: (event: MessageEvent) => void = () => undefined
  onClose: () => void = () => undefined
  readonly postMessage: (data: unknown) => void
  #isClosed = false

  constructor(post: (data: unknown) => void) {
    this.postMessage = (data) => {
      if (this.#isClosed) throw new DOMException('The channel is closed', 'InvalidStateError')
      post(data)
    }
  }

  readonly addEventListener = ((_type: string, hear: ModelChannel['hear']) => {
    this.hear = hear
  }) as BroadcastChannel['addEventListener']

  close(): void {
    this.#isClosed = true
    this.onClose()
  }
}
