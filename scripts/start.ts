import { execFileSync } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { demoAccounts } from '../mocks/data/demoAccounts.ts'
import { distHandler, serveDist } from './staticServer.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env['PORT'] ?? 4173)

execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' })
await serveDist(
  distHandler(() => join(root, 'dist')),
  port,
  '0.0.0.0',
)

console.log(`\nThe SSIP Portal is at http://localhost:${port}`)
for (const address of lanAddresses())
  console.log(`On a phone in this network: http://${address}:${port}`)
console.log('\nSample accounts:')
for (const [role, { email, password }] of Object.entries(demoAccounts)) {
  console.log(`  ${role.padEnd(8)} ${email}  ${password}`)
}
console.log('\nStop with Ctrl+C.')

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address)
}
