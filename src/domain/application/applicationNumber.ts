import type { GrantKind } from '../grant-form/grantForm'

/**
 * `SSIP/POC/2026/001` (spec §3): programme prefix, POC or IPR, year, three-digit serial.
 * Past 999 the serial simply grows.
 */
export function applicationNumber(kind: GrantKind, year: number, serial: number): string {
  return `SSIP/${kind.toUpperCase()}/${year}/${String(serial).padStart(3, '0')}`
}
