import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { parseEnvironment, type Environment } from '../src/api/environment.ts'
import { announceAccounts, announceAddress, announceToPhones, lanAddresses } from './announce.ts'
import { distHandler, serveDist } from './staticServer.ts'
import { shareOverUsb } from './usb.ts'

/*
 * Builds the portal and serves it: `npm start` as a demo, `npm start -- --usb` for a phone on the
 * cable too, `npm run start:live` against the server of `npm run backend`, or of whatever
 * VITE_API_ENV and VITE_API_BASE_URL name.
 */

const { values: flags } = parseArgs({
  options: {
    live: { type: 'boolean', default: false },
    usb: { type: 'boolean', default: false },
  },
})
const root = join(import.meta.dirname, '..')
// A folder and an address of its own for each: both can be served at once, and what a browser kept of
// the demo never stands in for the live portal.
const dist = join(root, flags.live ? 'dist-live' : 'dist')
const port = Number(process.env['PORT'] ?? (flags.live ? 4174 : 4173))
if (flags.live) {
  process.env['VITE_API_ENV'] ||= 'development'
  process.env['VITE_API_MOCK'] = 'false'
}

try {
  // First what can go wrong: a build takes a while.
  const environment = parseEnvironment(loadEnv('production', root, 'VITE_API_'))
  if (flags.usb) shareOverUsb(port)
  console.log(`Building the portal ${purposeOf(environment)}…`)
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--outDir', dist],
    { cwd: root, stdio: 'inherit' },
  )
  await serveDist(
    distHandler(() => dist),
    port,
    '0.0.0.0',
  )
  announce(environment)
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(
    taken ? `Port ${port} is taken. Choose another: PORT=8080 npm start` : (error as Error).message,
  )
  process.exit(1)
}

function purposeOf({ mock, baseUrl }: Environment): string {
  return mock ? 'as a demo' : `for the server at ${baseUrl}`
}

function announce({ mock, baseUrl }: Environment): void {
  announceAddress('The SSIP Portal', port)
  if (mock) {
    if (flags.usb) console.log(`On the phone at the USB cable: http://localhost:${port}`)
    announceToPhones(port)
    console.log('How the demo stays on a phone, without a network: docs/demo.md')
    announceAccounts()
  } else if (new URL(baseUrl).hostname === 'localhost') {
    console.log(
      `It asks the server at ${baseUrl}: npm run backend starts one, and names its accounts.`,
    )
    announceLiveToPhones(baseUrl)
  } else {
    announceToPhones(port)
  }
  console.log('\nStop with Ctrl+C.')
}

/** To a phone `localhost` is the phone itself: it needs a build that names this computer. */
function announceLiveToPhones(baseUrl: string): void {
  for (const address of lanAddresses()) {
    const url = baseUrl.replace('localhost', address)
    console.log(`For phones in this network: VITE_API_BASE_URL=${url} npm run start:live`)
  }
}
