import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import type * as Backend from '../mocks/backend.ts'
import { announceAccounts, announceAddress, hostFor, lanAddresses, warnOfLan } from './announce.ts'

/*
 * The pretend server on a real port: `npm run backend -- [--port 5000] [--file state.json] [--lan]
 * [--like express|django|spring|strict]`. Without a file it forgets everything when it stops; without
 * `--lan` only this computer can reach it.
 */

const { values: flags } = parseArgs({
  options: {
    port: { type: 'string', default: '5000' },
    file: { type: 'string' },
    lan: { type: 'boolean', default: false },
    like: { type: 'string', default: 'spec' },
  },
})
const port = Number(flags.port)
const file = flags.file === undefined ? undefined : resolve(flags.file)

// Vite loads the mocks: plain Node would need a file ending in every import in them and in src.
const { module: backend } = await runnerImport<typeof Backend>(
  join(import.meta.dirname, '../mocks/backend.ts'),
  { configFile: false, logLevel: 'error' },
)
const { like } = flags
if (!backend.isDialect(like)) {
  console.error(`--like is "${like}", but it must be one of express, django, spring, strict.`)
  process.exit(1)
}
try {
  const at = { port, hostname: hostFor(flags.lan) }
  await backend.startBackend(backend.openDatabase(file), at, like)
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(taken ? `Port ${port} is taken. Choose another with --port.` : error)
  process.exit(1)
}

announceAddress('The server', port)
if (flags.lan) {
  for (const address of lanAddresses()) {
    console.log(`For a portal on another device in this network: http://${address}:${port}`)
  }
  warnOfLan(backend.samplePasswords())
} else console.log('Only this computer can reach it; --lan opens it to the network.')
if (like !== 'spec') console.log(`It answers as a server of another make would: ${like}.`)
if (port === 5000) console.log('The portal that asks it: npm run start:live, in another terminal.')
announceAccounts()
console.log(
  file === undefined
    ? '\nIt forgets everything when it stops; --file state.json keeps it.'
    : `\nIt keeps what it knows in ${file}.`,
)
console.log('Stop with Ctrl+C.')
