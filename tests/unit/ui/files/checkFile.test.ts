import { describe, expect, test } from 'vitest'
import { acceptAttribute, checkFile } from '../../../../src/ui/files/checkFile'

const pdf = bytes('%PDF-1.7\n…')
const jpg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0])
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])
const scans = ['pdf', 'jpg', 'png'] as const

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

describe('which files are taken (spec §5)', () => {
  test.each([
    ['card.pdf', pdf, 'application/pdf'],
    ['CARD.PDF', pdf, 'application/pdf'],
    ['card.jpg', jpg, 'image/jpeg'],
    ['card.JPEG', jpg, 'image/jpeg'],
    ['card.png', png, 'image/png'],
    ['card.final.png', png, 'image/png'],
    ['late-mark.pdf', bytes(`${' '.repeat(1000)}%PDF-1.4`), 'application/pdf'],
  ])('%s is accepted as %s', (name, content, type) => {
    expect(checkFile(name, content, scans)).toEqual({ type })
  })

  test.each([
    ['card.pdf', new Uint8Array(), 'is empty'],
    ['card.gif', bytes('GIF89a'), 'is not a PDF, JPG or PNG file'],
    ['card', pdf, 'is not a PDF'],

    ['card.pdf', png, 'is not really a PDF file'],
    ['card.png', pdf, 'is not really a PNG file'],
    ['card.jpg', bytes('<html>'), 'is not really a JPG file'],
    ['card.pdf.exe', pdf, 'is not a PDF'],
    ['far.pdf', bytes(`${' '.repeat(1100)}%PDF-1.4`), 'is not really a PDF file'],
  ])('%s is refused: …%s…', (name, content, reason) => {
    const checked = checkFile(name, content, scans)
    expect('refusal' in checked && checked.refusal).toContain(reason)
    expect('refusal' in checked && checked.refusal).toContain('nothing was changed')
  })

  test('the browser gets the file endings', () => {
    expect(acceptAttribute(scans)).toBe('.pdf,.jpg,.jpeg,.jfif,.png')
  })
})
