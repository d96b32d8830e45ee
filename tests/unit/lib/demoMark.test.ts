import { expect, test } from 'vitest'
import { markedContent, markedName, markFilesAsDemo } from '../../../src/lib/demoMark'

test('a file says that it comes from a demo only where it does', () => {
  expect(markedName('a.csv')).toBe('a.csv')
  expect(markedContent('a,b\r\n', 'text/csv;charset=utf-8')).toBe('a,b\r\n')
  markFilesAsDemo()
  expect(markedName('a.csv')).toBe('DEMO a.csv')
  expect(markedContent('a,b\r\n', 'text/csv;charset=utf-8')).toBe(
    'a,b\r\nDemo: sample data, not a real record\r\n',
  )
  expect(markedContent('<html><body><h1>A</h1></body></html>', 'text/html')).toContain(
    '<p>Demo: sample data, not a real record</p></body>',
  )
  expect(markedContent('<html><h1>A</h1></html>', 'text/html')).toBe(
    '<html><h1>A</h1><p>Demo: sample data, not a real record</p></html>',
  )
  expect(markedContent('BEGIN:VEVENT\r\nSUMMARY:Hackathon\r\n', 'text/calendar')).toContain(
    'SUMMARY:Demo: Hackathon',
  )
  const bytes = new Uint8Array([1, 2])
  expect(markedContent(bytes, 'application/zip')).toBe(bytes)
})
