import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './support/test.ts'

const root = join(import.meta.dirname, '../..')

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** `npm run backend` with these flags; resolves once it says that it is ready. */
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

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const newcomer = { email: 'tara.rao@example.org', password: 'Secret123' }

test('the backend says where it is and who may sign in, and keeps accounts in its file', async () => {
  const port = await freePort()
  const file = join(mkdtempSync(join(tmpdir(), 'ssip-backend-')), 'state.json')
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

test('a wrong environment stops the build with one sentence', () => {
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--outDir', 'dist-test/never'], {
    cwd: root,
    env: { ...process.env, VITE_API_ENV: 'staging' },
    encoding: 'utf8',
  })
  expect(status).not.toBe(0)
  expect(stderr).toContain(
    'VITE_API_ENV is "staging", but it must be one of development, production, local-network, tunnel.',
  )
})

test('the backend lets pages of this machine and the private network read it with cookies, and no other', async ({
  backend,
}) => {
  /** What the backend says to a page from there, to its call and to the question before it. */
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
