import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { lanAddresses } from '../../scripts/announce.ts'
import { expect, test } from './support/test.ts'

const root = join(import.meta.dirname, '../..')

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** `npm run backend` with these flags; resolves once it reports that it is ready. */
async function startBackend(...flags: string[]): Promise<{ process: ChildProcess; said: string }> {
  const backend = spawn('node', ['scripts/backend.ts', ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of backend.stdout) {
    said += String(chunk)
    if (said.includes('Stop with Ctrl+C')) break
  }
  return { process: backend, said }
}

async function stop({ process }: { process: ChildProcess }) {
  process.kill()
  await once(process, 'exit')
}

/** Whether something listens there. */
function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 })
    const end = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const newcomer = { email: 'tara.rao@example.org', password: 'Secret123' }

test('the backend prints its address and accounts, and stores accounts in its file', async () => {
  const port = await freePort()
  const file = test.info().outputPath('state.json')
  const first = await startBackend('--port', String(port), '--file', file)
  expect(first.said).toContain(`http://localhost:${port}`)
  expect(first.said).toContain('student@ssip.example')
  const url = `http://localhost:${port}`
  const created = await post(`${url}/auth/signup`, {
    name: 'Tara Rao',
    ...newcomer,
    confirmPassword: newcomer.password,
  })
  expect(created.status).toBe(201)
  await stop(first)

  const second = await startBackend('--port', String(port), '--file', file)
  expect((await post(`${url}/auth/login`, newcomer)).status).toBe(200)
  await stop(second)
})

test('the backend listens on this computer only; --lan opens it and prints the passwords', async () => {
  const port = await freePort()
  const address = lanAddresses()[0]
  const closed = await startBackend('--port', String(port))
  expect(closed.said).toContain('Only this computer can reach it')
  expect(await isOpen('127.0.0.1', port)).toBe(true)
  if (address !== undefined) expect(await isOpen(address, port)).toBe(false)
  await stop(closed)

  const open = await startBackend('--port', String(port), '--lan', '--like', 'django')
  expect(open.said).toContain(
    'Open to everybody in this network, with passwords that everybody can know: Student123, Admin123, Sample123.',
  )
  if (address !== undefined) expect(await isOpen(address, port)).toBe(true)
  const refused = await post(`http://localhost:${port}/auth/login`, newcomer)
  expect(await refused.json()).toEqual({ detail: 'Invalid email or password' })
  await stop(open)
})

for (const [variables, sentence] of [
  [
    { VITE_API_ENV: 'staging' },
    'VITE_API_ENV is "staging", but it must be one of development, production, local-network, tunnel.',
  ],
  [
    { VITE_API_BASE_URL: 'https://a.example/?v=1' },
    'VITE_API_BASE_URL is "https://a.example/?v=1", but it must have no query, no hash and no password: the path of each call is put behind it.',
  ],
] as const) {
  test(`a wrong environment stops the build with one sentence: ${Object.keys(variables).join()}`, () => {
    const { status, stderr, stdout } = spawnSync('node', ['scripts/build.ts'], {
      cwd: root,
      env: { ...process.env, ...variables },
      encoding: 'utf8',
    })
    expect(status).not.toBe(0)
    expect(stderr.trim()).toBe(sentence)
    expect(stdout).not.toContain('    at ')
  })
}

test('the backend lets pages of this machine and the private network read it with cookies, and no other', async ({
  backend,
}) => {
  /** The backend's CORS answer to a page from that origin, for a call and for its preflight. */
  const leaveFor = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'POST' }
    const call = await fetch(`${backend.url}/`, { headers: { origin } })
    const preflight = await fetch(`${backend.url}/auth/login`, { method: 'OPTIONS', headers })
    return [call, preflight].map((response) =>
      Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('access-'))),
    )
  }
  for (const origin of ['http://localhost:4173', 'http://192.168.1.7:4173', 'http://10.0.0.2']) {
    for (const leave of await leaveFor(origin)) {
      expect(leave).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      })
    }
  }
  for (const origin of [
    'https://elsewhere.example',
    'http://192.168.1.7.elsewhere.example',
    'null',
  ]) {
    expect(await leaveFor(origin)).toEqual([{}, {}])
  }
})
