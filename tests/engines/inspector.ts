import { once } from 'node:events'
import { until } from './page.ts'

type Answer = {
  result?: {
    result: { value?: unknown; objectId?: string; description?: string; subtype?: string }
    wasThrown?: boolean
  }
  error?: { message: string }
}
type Message = {
  method?: string
  params: {
    message: string
    newTargetId: string
    targetInfo: { targetId: string; type: string; isProvisional?: boolean }
  }
}

/** Evaluates expressions in a page of WebKit through its inspector protocol. */
export class Inspector {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>()
  #target: string | undefined
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) =>
      this.#hear(JSON.parse(data as string) as Message),
    )
  }

  static async connect(address: string): Promise<Inspector> {
    const socket = new WebSocket(address)
    const inspector = new Inspector(socket)
    await once(socket, 'open')
    await until('the inspector shows its page', async () => inspector.#target)
    return inspector
  }

  /** The value of an expression, or of the promise that it returns. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const first = await this.#ask('Runtime.evaluate', {
      expression: `Promise.resolve(${expression})`,
    })
    const { result } = await this.#ask('Runtime.awaitPromise', {
      promiseObjectId: first.result.objectId,
      returnByValue: true,
    })
    return result.value as Value
  }

  async #ask(method: string, params: object): Promise<NonNullable<Answer['result']>> {
    const id = (this.#lastId += 1)
    const waiting = Promise.withResolvers<Answer>()
    this.#waiting.set(id, waiting)
    const message = JSON.stringify({ id, method, params })
    // Each message to the page is wrapped in one to its target, whose own answer says nothing.
    this.#socket.send(
      JSON.stringify({
        id: -id,
        method: 'Target.sendMessageToTarget',
        params: { targetId: this.#target, message },
      }),
    )
    const { result, error } = await waiting.promise
    if (result === undefined || result.wasThrown === true) {
      throw new Error(error?.message ?? result?.result.description ?? 'WebKit gave no result')
    }
    return result
  }

  #hear({ method, params }: Message): void {
    if (method === 'Target.dispatchMessageFromTarget') {
      const { id, ...answer } = JSON.parse(params.message) as Answer & { id?: number }
      if (id !== undefined) this.#waiting.get(id)?.resolve(answer)
    } else if (method === 'Target.targetCreated' && params.targetInfo.type === 'page') {
      if (params.targetInfo.isProvisional !== true) this.#look(params.targetInfo.targetId)
    } else if (method === 'Target.didCommitProvisionalTarget') {
      this.#look(params.newTargetId)
    }
  }

  /** A page of another origin is another target; requests to the old one are never answered. */
  #look(target: string): void {
    this.#target = target
    for (const { reject } of this.#waiting.values()) reject(new Error('The page was left'))
    this.#waiting.clear()
  }
}
