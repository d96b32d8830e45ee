import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (response: ServerResponse) => void

const text = (status: number, type: string, body: string): Answer => {
  return (response) => response.writeHead(status, { 'content-type': type }).end(body)
}
const json = (status: number, body: unknown) =>
  text(status, 'application/json', JSON.stringify(body))

/** The ways in which a reachable server fails. */
const faults = {
  'not found': json(404, { message: 'Cannot find this route' }),
  'no CORS headers': json(200, { success: true }),
  'no answer': () => undefined,
  'one byte a second': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    const timer = setInterval(() => response.write(' '), 1_000)
    response.on('close', () => clearInterval(timer))
  },
  'reset in mid-answer': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"success":true,')
    setTimeout(() => response.destroy(), 50)
  },
  '500 with a message': json(500, { success: false, message: 'The server is being repaired' }),
  '500 without a message': json(500, {}),
  'wrong JSON': json(200, { success: 'yes', data: { user: 7 } }),
  'truncated JSON': text(200, 'application/json', '{"success":true,"data":{"us'),
  'an empty 200': text(200, 'application/json', ''),
  '204': (response) => response.writeHead(204).end(),
  'a captive portal': text(200, 'text/html', '<!doctype html><title>Campus Wi-Fi</title>'),
} satisfies Record<string, Answer>

export type Fault = keyof typeof faults

export type FaultyServer = {
  url: string
  fault: Fault
  /** Once set, requests are passed to the server at this address: the fault is over. */
  standIn: string | undefined
  /** Added to every answer of the stand-in, as a load balancer or a cache in front of a server does. */
  added: Record<string, string>
  /** Stops listening, so that connections are refused, until `listen` at the same address. */
  stop: () => Promise<void>
  listen: () => Promise<void>
}

/** A server that answers everything with the same fault, which a test may change. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const faulty: FaultyServer = {
    url: 'http://localhost:0',
    fault: 'no answer',
    standIn: undefined,
    added: {},
    stop,
    listen,
  }
  const server = createServer((request, response) => {
    if (faulty.standIn !== undefined) {
      response.setHeaders(new Map(Object.entries(faulty.added)))
      pass(faulty.standIn, request, response)
      return
    }
    const preflight = request.method === 'OPTIONS'
    if (faulty.fault !== 'no CORS headers') allow(request, response)
    if (preflight) response.writeHead(204).end()
    else faults[faulty.fault](response)
  })
  await listen()
  faulty.url = `http://localhost:${(server.address() as AddressInfo).port}`
  return faulty

  function listen(): Promise<void> {
    return new Promise((resolve) => server.listen(Number(new URL(faulty.url).port), resolve))
  }

  function stop(): Promise<void> {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
}

function pass(to: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers } = request
  // A connection of its own: one kept open may be closed by the other side just when it is used again.
  const options = { method, headers, agent: false }
  const passed = forward(new URL(request.url ?? '/', to), options, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}

function allow(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-headers', 'accept, authorization, content-type')
}
