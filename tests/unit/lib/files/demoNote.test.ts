// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { toCsv } from '../../../../src/lib/export/csv'
import * as demoNote from '../../../../src/lib/files/demoNote'
import { toIcs } from '../../../../src/lib/export/ics'

const note = 'Demo: sample data, not a real record'

/** The module as in a page of a demo or of a live build. */
function pageOf(kind: 'demo' | 'live') {
  if (kind === 'demo') document.documentElement.dataset['demo'] = 'true'
  else delete document.documentElement.dataset['demo']
  return demoNote
}

test('a live build leaves every file and every name as it is', () => {
  const live = pageOf('live')
  expect(live.demoName('a.csv')).toBe('a.csv')
  expect(live.demoNote()).toBeUndefined()
  for (const type of ['text/html', 'text/csv', 'text/calendar', 'text/plain', 'application/json']) {
    expect(live.demoText('{"a": 1}', type)).toBe('{"a": 1}')
  }
})

test('a demo says so in the name of each file', () => {
  expect(pageOf('demo').demoName('a.csv')).toBe('DEMO a.csv')
})

test('a CSV has the note in a last row of one cell', () => {
  const csv = toCsv(['Name', 'Amount'], [['Asha', 5]])
  expect(pageOf('demo').demoText(csv, 'text/csv;charset=utf-8')).toBe(
    `\uFEFFName,Amount\r\nAsha,5\r\n"${note}"\r\n`,
  )
})

test('plain text ends with the note', () => {
  const { demoText } = pageOf('demo')
  expect(demoText('A report\r\n', 'text/plain;charset=utf-8')).toBe(`A report\r\n\r\n${note}\r\n`)
})

test.each([
  ['with a body', '<html><head><title>A</title></head><body>\n<p>x</p><h1>A</h1></body></html>'],
  ['without one', '<html><title>A</title><h1>A</h1><h1>B</h1></html>'],
])(
  'a page %s has the note before its first heading, and in the margin of every sheet',
  async (_, page) => {
    const html = pageOf('demo').demoText(page, 'text/html')
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    expect(parsed.body.textContent.indexOf(note)).toBe(0)
    expect(parsed.body.textContent.split(note)).toHaveLength(2)
    expect(parsed.querySelector('style')?.textContent).toContain(`@top-center{content:'${note}'`)
    expect(parsed.title).toBe('A')
  },
)

test('each calendar entry has the note, and no line gets too long', () => {
  const title = 'A deadline whose name is so long that it needs more than one line of the file'
  const entry = { title, date: '2026-03-05', description: 'Upload the report' }
  const ics = toIcs(
    [
      { id: '1', ...entry },
      { id: '2', ...entry },
    ],
    new Date(0),
  )
  const marked = pageOf('demo').demoText(ics, 'text/calendar')
  expect(
    marked.replaceAll('\r\n ', '').match(new RegExp(`^SUMMARY:Demo: ${title}`, 'gm')),
  ).toHaveLength(2)
  for (const line of marked.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75)
})

test('JSON has the note first, then its own content', () => {
  const { demoText } = pageOf('demo')
  const data = { contentHash: 'abc', content: { answers: ['ગુજરાતી', 1] } }
  const marked = demoText(JSON.stringify(data), 'application/json')
  expect(JSON.parse(marked)).toEqual({ note, ...data })
  expect(marked.indexOf(note)).toBeLessThan(marked.indexOf('contentHash'))
})
