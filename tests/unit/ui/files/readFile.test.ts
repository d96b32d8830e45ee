import { expect, test, vi } from 'vitest'
import { protectedFileCopy } from '../../../../src/ui/files/protectedFileCopy'
import { readFile, readFiles } from '../../../../src/ui/files/readFile'
import { noticeStore } from '../../../../src/ui/overlays/notices'

test('a file whose name says that it is something else is refused without being read', async () => {
  const film = new File([], 'film.mp4')
  film.arrayBuffer = vi.fn(async () => Promise.reject(new DOMException('', 'NotReadableError')))
  expect(await readFile(film, ['pdf', 'jpg'])).toEqual({
    refusal: expect.stringContaining('film.mp4 is not a PDF or JPG file.'),
  })
  expect(film.arrayBuffer).not.toHaveBeenCalled()
})

test.each(['Aadhaar card', 'Dr. Patel', 'Scan 12.03.2026'])(
  '%s is taken for what its bytes are, and named so: Drive knows titles without an ending',
  async (title) => {
    expect(await readFile(new File(['%PDF-1.7 scan'], title), ['jpg', 'pdf'])).toMatchObject({
      name: `${title}.pdf`,
      type: 'application/pdf',
    })
    expect(await readFile(new File(['<html>'], title), ['jpg', 'pdf'])).toEqual({
      refusal: expect.stringContaining(`${title} is not a JPG or PDF file.`),
    })
  },
)

test('a picture that a browser on Windows has saved as .jfif is a JPG, and named so', async () => {
  const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'Aadhaar.JFIF')
  expect(await readFile(picture, ['pdf', 'jpg'])).toMatchObject({
    name: 'Aadhaar.jpg',
    type: 'image/jpeg',
  })
})

test('a file without an ending that cannot be read is not called another type', async () => {
  const away = new File(['%PDF-1.7 scan'], 'Aadhaar card')
  away.slice = () =>
    Object.assign(new Blob(), {
      arrayBuffer: async () => Promise.reject(new DOMException('', 'NotReadableError')),
    })
  expect(await readFile(away, ['pdf'])).toEqual({
    refusal: expect.stringContaining('Aadhaar card could not be read.'),
  })
})

test('of a PDF that may ask for a password it is said that the office cannot read it, once for several', async () => {
  const open = new File(['%PDF-1.7 trailer<</Root 1 0 R>>'], 'open.pdf')
  const locked = new File(['%PDF-1.7 trailer<</Encrypt 5 0 R>>'], 'e-Aadhaar.pdf')
  expect(await readFiles([locked, open, locked], ['pdf'])).toHaveLength(3)
  await vi.waitFor(() => expect(noticeStore.read().asks).toHaveLength(1))
  expect(noticeStore.read().asks[0]).toMatchObject({ text: protectedFileCopy.isProtected })
})

test.each([
  [0, /nothing was changed\.$/],
  [1, /No other file was kept either: choose again\.$/],
  [2, /No other file was kept either: choose again\.$/],
])('a refusal speaks of %i other files in words that fit any number', async (others, said) => {
  const good = Array.from({ length: others }, () => new File(['%PDF-1.7 scan'], 'good.pdf'))
  expect(await readFiles([...good, new File([], 'empty.pdf')], ['pdf'])).toEqual({
    refusal: expect.stringMatching(said),
  })
})
