import { libCopy as copy } from '../copy'

/** `3.2 GB`, `5 MB`, `812 kB`, `90 bytes`; one decimal unless it is zero. */
export function formatBytes(size: number): string {
  if (size >= 1_000_000_000) return `${trim(size / 1_000_000_000)} GB`
  if (size >= 1_000_000) return `${trim(size / 1_000_000)} MB`
  if (size >= 1_000) return `${trim(size / 1_000)} kB`
  return copy.bytes(size)
}

/** The same for a size above a limit; one that rounds to the limit is given in kB: `5001 kB`. */
export function sizeAbove(limit: number, size: number): string {
  const shown = formatBytes(size)
  return shown === formatBytes(limit) ? `${Math.ceil(size / 1_000)} kB` : shown
}

function trim(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '')
}

/** By its tag: a buffer from another realm is not an `instanceof ArrayBuffer` here. */
export function isBytes(value: unknown): value is ArrayBuffer {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]'
}
