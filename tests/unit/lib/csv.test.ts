import { array, assert, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '../../../src/lib/export/csv'

test('a table starts with a byte order mark and ends each line with CRLF', () => {
  expect(toCsv(['Name', 'Amount'], [['Asha', 5]])).toBe('\uFEFFName,Amount\r\nAsha,5\r\n')
})

test.each([
  ['Patel, Asha', '"Patel, Asha"'],
  ['the "first"', '"the ""first"""'],
  ['two\nlines', '"two\nlines"'],
  ['one; two', '"one; two"'],
  ['one\ttwo', '"one\ttwo"'],
  ['આશા', 'આશા'],
])('%j is quoted where it has to be', (value, cell) => {
  expect(toCsv([value], [])).toBe(`\uFEFF${cell}\r\n`)
})

test.each([
  '=1+1',
  '+91 79',
  '-5',
  '@cmd',
  '\tx',
  '\rx',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('a spreadsheet does not run %j as a formula', (value) => {
  const cell = toCsv([value], []).slice(1, -2)
  expect(cell.replace(/^"/, '')).toMatch(/^'/)
})

test('nor where it cuts a cell at a semicolon or where a line ends', () => {
  expect(toCsv(['Lamp;=1+1;@A1; -5'], [])).toBe(`\uFEFF"Lamp;'=1+1;'@A1; -5"\r\n`)
  expect(toCsv(['Lamp\r\n=1+1\n@A1\n\nend'], [])).toBe(`\uFEFF"Lamp\r\n'=1+1\n'@A1\n\nend"\r\n`)
  expect(toCsv(['\n=1+1'], [])).toBe(`\uFEFF"'\n'=1+1"\r\n`)
})

test('a number as text keeps the zero in front, all of its digits, and the E of a code', () => {
  expect(toCsv(['07955500142', '0', '0.5', '7955500142', '919825511001', '21E10', '1e5'], [])).toBe(
    "\uFEFF'07955500142,0,0.5,7955500142,'919825511001,'21E10,'1e5\r\n",
  )
  expect(toCsv(['12E-3', '1.5E10', '2e+4', '12E-3 wheels', 'E10'], [])).toBe(
    "\uFEFF'12E-3,'1.5E10,'2e+4,12E-3 wheels,E10\r\n",
  )
})

test('a number in brackets does not become a negative one', () => {
  expect(toCsv(['(5)', '(5) wheels'], [])).toBe("\uFEFF'(5),(5) wheels\r\n")
})

test.each(['3/4', '1-2', '12-2026', '3/4/26', '03-04-2026'])(
  'a spreadsheet does not read %j as a day or a month',
  (value) => {
    expect(toCsv([value], [])).toBe(`\uFEFF'${value}\r\n`)
  },
)

test('days that are meant stay days, and what only looks similar stays as it is', () => {
  const cells = ['2026-11-28', 'Nov 2026', '3/4 wheels', '079-26301341', '24/7/365/1']
  expect(toCsv(cells, [])).toBe(`\uFEFF${cells.join(',')}\r\n`)
})

test('numbers stay numbers, negative ones too', () => {
  expect(toCsv(['a'], [[-5]])).toContain('\r\n-5\r\n')
})

test('everything written can be read back', () => {
  const cell = string().filter(
    (text) =>
      !/(?:^|;)[=+\-@＝＋－＠\t\r\n]|[\r\n][=+\-@＝＋－＠]|^(?:0\d+|\d{12,}|\d+(?:\.\d+)?[eE][+-]?\d+|\(\d+\)|\d\d?[/-]\d{1,4}(?:[/-]\d{1,4})?)$/.test(
        text,
      ),
  )
  assert(
    property(array(tuple(cell, cell)), (rows) => {
      expect(parse(toCsv(['a', 'b'], rows))).toEqual([['a', 'b'], ...rows.map((row) => [...row])])
    }),
  )
})

/** A reader of RFC 4180, like those of spreadsheets. */
function parse(csv: string): string[][] {
  const rows: string[][] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  cells.lastIndex = 1
  let row: string[] = []
  for (let match = cells.exec(csv); match !== null; match = cells.exec(csv)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}
