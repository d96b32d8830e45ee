import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import type * as Backend from '../mocks/backend.ts'
import { announceAccounts, announceAddress, lanAddresses } from './announce.ts'

/*
 * The pretend server on a real port: `npm run backend -- [--port 5000] [--file state.json]`.
 * Without a file it forgets everything when it stops.
 */

const { values: flags } = parseArgs({
  options: { port: { type: 'string', default: '5000' }, file: { type: 'string' } },
})
const port = Number(flags.port)
const file = flags.file === undefined ? undefined : resolve(flags.file)

// Vite loads the mocks: plain Node would want an ending on every import in them and in src.
const { module: backend } = await runnerImport<typeof Backend>(
  join(import.meta.dirname, '../mocks/backend.ts'),
  { configFile: false, logLevel: 'error' },
)
try {
  await backend.startBackend(backend.openDatabase(file), { port, hostname: '0.0.0.0' })
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(taken ? `Port ${port} is taken. Choose another with --port.` : error)
  process.exit(1)
}

announceAddress('The server', port)
for (const address of lanAddresses()) {
  console.log(`For a portal on another device in this network: http://${address}:${port}`)
}
if (port === 5000) console.log('The portal that asks it: npm run start:live, in another terminal.')
announceAccounts()
console.log(
  file === undefined
    ? '\nIt forgets everything when it stops; --file state.json keeps it.'
    : `\nIt keeps what it knows in ${file}.`,
)
console.log('Stop with Ctrl+C.')
