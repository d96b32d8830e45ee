import { networkInterfaces } from 'node:os'
import { demoAccounts } from '../mocks/data/demoAccounts.ts'

/** Says where a server of this project can be reached, from here and from a phone beside it. */
export function announceAddresses(what: string, port: number): void {
  console.log(`\n${what} is at http://localhost:${port}`)
  for (const address of lanAddresses()) {
    console.log(`On a phone in this network: http://${address}:${port}`)
  }
}

export function announceAccounts(): void {
  console.log('\nSample accounts:')
  for (const [role, { email, password }] of Object.entries(demoAccounts)) {
    console.log(`  ${role.padEnd(8)} ${email}  ${password}`)
  }
}

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address)
}
