/**
 * CSV as spreadsheets expect it: comma, CRLF, quotes where needed, a byte order mark for Gujarati
 * names. Cells that a spreadsheet would run as a formula (starting with `= + - @`, in full width too,
 * or with a tab or the end of a line), or read as a number without its zero in front (a phone with its
 * area code), get an apostrophe in front.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^(?:[=+\-@＝＋－＠\t\r\n]|0\d+$)/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
