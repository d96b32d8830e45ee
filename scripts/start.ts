import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { listen } from '../mocks/listen.ts'
import { parseEnvironment, type Environment } from '../src/api/environment.ts'
import {
  announceAccounts,
  announceAddress,
  announceToPhones,
  hostFor,
  lanAddresses,
} from './announce.ts'
import { buildPortal } from './buildPortal.ts'
import { distHandler } from './staticServer.ts'
import { shareOverUsb } from './usb.ts'

/*
 * Builds the portal and serves it to this computer: `npm start` as a demo, `npm start -- --usb` also
 * for a phone on the cable, `npm start -- --lan` for every device in the network, `npm run
 * start:live` against the server of `npm run backend`, or of whatever VITE_API_ENV and
 * VITE_API_BASE_URL name.
 */

const { values: flags } = parseArgs({
  options: {
    live: { type: 'boolean', default: false },
    usb: { type: 'boolean', default: false },
    lan: { type: 'boolean', default: false },
  },
})
const command = flags.live ? 'npm run start:live' : 'npm start'
const root = join(import.meta.dirname, '..')
// Separate folders and addresses, so that both can be served at once, and what a browser stored of
// the demo is never used for the live portal.
const dist = join(root, flags.live ? 'dist-live' : 'dist')
const port = Number(process.env['PORT'] ?? (flags.live ? 4174 : 4173))
if (flags.live) {
  process.env['VITE_API_ENV'] ||= 'development'
  process.env['VITE_API_MOCK'] = 'false'
}

try {
  // Checks first what can go wrong, because a build takes a while.
  const environment = parseEnvironment(loadEnv('production', root, 'VITE_API_'))
  if (flags.usb) shareOverUsb(port)
  console.log(`Building the portal ${purposeOf(environment)}…`)
  await buildPortal({ root, dist })
  await listen(
    distHandler(() => dist),
    { port, hostname: hostFor(flags.lan) },
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
    announceLan()
    console.log('How the demo stays on a phone, without a network: docs/demo.md')
    announceAccounts()
  } else if (new URL(baseUrl).hostname === 'localhost') {
    console.log(
      `It asks the server at ${baseUrl}: npm run backend starts one, and names its accounts.`,
    )
    if (flags.lan) announceLiveToPhones(baseUrl)
    else announceLan()
  } else {
    announceLan()
  }
  console.log('\nStop with Ctrl+C.')
}

function announceLan(): void {
  if (flags.lan) announceToPhones(port)
  else console.log(`Only this computer can reach it; ${command} -- --lan opens it to the network.`)
}

/** For a phone `localhost` is the phone itself: the build has to name this computer. */
function announceLiveToPhones(baseUrl: string): void {
  for (const address of lanAddresses()) {
    const url = baseUrl.replace('localhost', address)
    console.log(`For phones in this network: VITE_API_BASE_URL=${url} npm run start:live -- --lan`)
  }
}
