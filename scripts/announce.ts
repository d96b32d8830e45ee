import { networkInterfaces } from 'node:os'
import { demoAccounts } from '../mocks/data/demoAccounts.ts'

/** Says where a server of this project can be reached from this computer. */
export function announceAddress(what: string, port: number): void {
  console.log(`\n${what} is at http://localhost:${port}`)
}

/** Says where a phone beside this computer can reach it. */
export function announceToPhones(port: number): void {
  for (const address of lanAddresses()) {
    console.log(`On a phone in this network: http://${address}:${port}`)
  }
}

export function announceAccounts(): void {
  console.log('\nSample accounts:')
  for (const [role, { email, password }] of Object.entries(demoAccounts)) {
    console.log(`  ${role.padEnd(8)} ${email.padEnd(21)}  ${password}`)
  }
}

/** This computer's own addresses in the networks that it is in. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address)
}
