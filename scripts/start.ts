import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { announceAccounts, announceAddresses } from './announce.ts'
import { distHandler, serveDist } from './staticServer.ts'

/*
 * Builds the portal and serves it: `npm start` as a demo, `npm run start:live` against the server
 * of `npm run backend`, or of whatever VITE_API_ENV and VITE_API_BASE_URL name.
 */

const { values: flags } = parseArgs({ options: { live: { type: 'boolean', default: false } } })
const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 4173)
const live = { VITE_API_ENV: 'development', ...process.env, VITE_API_MOCK: 'false' }

execFileSync('npm', ['run', '--silent', 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: flags.live ? live : process.env,
})
await serveDist(
  distHandler(() => join(root, 'dist')),
  port,
  '0.0.0.0',
)

announceAddresses('The SSIP Portal', port)
if (!flags.live) announceAccounts()
console.log('\nStop with Ctrl+C.')
