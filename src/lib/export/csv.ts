/**
 * CSV as spreadsheets expect it: comma, CRLF, quotes where needed, a byte order mark for Gujarati
 * names. Cells that a spreadsheet would run as a formula (starting with `= + - @`, in full width too,
 * or with a tab or the end of a line), read as a number and change (a phone with the zero of its area
 * code, or so long that it becomes 9.2E+11, or the codes `21E10` and `(5)`), or read as a day (`3/4`),
 * get an apostrophe in front: it can be seen there, and loses nothing. Where lists are written with
 * semicolons, a cell may be cut at one, or where a line ends: what follows is treated alike.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const inside = value.replace(/(;|[\r\n](?=[^\t\r\n]))(?=[=+\-@＝＋－＠\t\r\n])/g, "$1'")
  const harmless = inside.replace(
    /^(?=[=+\-@＝＋－＠\t\r\n]|(0\d+|\d{12,}|\d+(\.\d+)?[eE][+-]?\d+|\(\d+\)|\d\d?[/-]\d{1,4}([/-]\d{1,4})?)$)/,
    "'",
  )
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
