/**
 * CSV as spreadsheets expect it: comma, CRLF, quotes where needed, a byte order mark for Gujarati
 * names. Cells that a spreadsheet would run as a formula (starting with `= + - @`, tab or carriage
 * return) get an apostrophe in front.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
