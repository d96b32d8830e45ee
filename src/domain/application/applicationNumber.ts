/**
 * `SSIP/POC/2026/001` (spec §3): programme, the form's prefix, year, three-digit serial.
 * Past 999 the serial simply grows.
 */
export function applicationNumber(prefix: string, year: number, serial: number): string {
  return `SSIP/${prefix}/${year}/${String(serial).padStart(3, '0')}`
}
