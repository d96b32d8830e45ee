import { networkInterfaces } from 'node:os'
import { demoAccounts } from '../mocks/data/demoAccounts.ts'

/** Prints where a server of this project can be reached from this computer. */
export function announceAddress(what: string, port: number): void {
  console.log(`\n${what} is at http://localhost:${port}`)
}

/** The address to listen on: this computer only, or every address it has in a network. */
export function hostFor(lan: boolean): string {
  return lan ? '0.0.0.0' : '127.0.0.1'
}

/** Prints who can now connect, and with which passwords. */
export function warnOfLan(passwords: readonly string[]): void {
  console.log(
    `\nOpen to everybody in this network, with passwords that everybody can know: ${passwords.join(', ')}.`,
  )
}

/** Prints where a phone in the same network can reach it. */
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

/** This computer's addresses in its networks. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address)
}
