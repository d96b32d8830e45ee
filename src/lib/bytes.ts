/** `5 MB`, `812 kB`, `90 bytes`; one decimal where it says more. */
export function formatBytes(size: number): string {
  if (size >= 1_000_000) return `${trim(size / 1_000_000)} MB`
  if (size >= 1_000) return `${trim(size / 1_000)} kB`
  return `${size} ${size === 1 ? 'byte' : 'bytes'}`
}

function trim(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '')
}
