import { expect, test, vi } from 'vitest'
import { readFile } from '../../../../src/ui/files/readFile'

test('a file whose name says that it is something else is refused without being read', async () => {
  const film = new File([], 'film.mp4')
  film.arrayBuffer = vi.fn(async () => Promise.reject(new DOMException('', 'NotReadableError')))
  expect(await readFile(film, ['pdf', 'jpg'])).toEqual({
    refusal: expect.stringContaining('film.mp4 is not a PDF or JPG file.'),
  })
  expect(film.arrayBuffer).not.toHaveBeenCalled()
})
