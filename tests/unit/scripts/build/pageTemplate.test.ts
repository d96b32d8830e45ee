import { expect, test } from 'vitest'
import { withPreview } from '../../../../scripts/build/pageTemplate'

const page = '<head><title>SSIP Portal</title></head>'

test('messengers find the picture for a link at its whole address', () => {
  expect(withPreview(page, 'https://ssip.example.org')).toContain(
    '<meta property="og:image" content="https://ssip.example.org/maskable-icon-512x512.png">',
  )
})

test('without the address of the site there is none', () => {
  expect(withPreview(page, null)).toBe(page)
})
