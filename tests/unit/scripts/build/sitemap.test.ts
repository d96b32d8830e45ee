// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { parseSiteUrl, sitemapFiles } from '../../../../scripts/build/sitemap'

const robots = 'User-agent: *\nAllow: /\n'

test('without an address of the site there is no sitemap, and robots.txt stays', () => {
  expect(parseSiteUrl({})).toBeNull()
  expect(parseSiteUrl({ VITE_SITE_URL: '' })).toBeNull()
  expect(sitemapFiles(null, [{ path: '/' }], robots)).toEqual({})
})

test('with one, the sitemap lists the pages in every language and robots.txt names it', () => {
  const site = parseSiteUrl({ VITE_SITE_URL: 'https://ssip.example.org/' })
  const files = sitemapFiles(site, [{ path: '/' }, { path: '/about/ssip' }], robots)
  const document = new DOMParser().parseFromString(files['sitemap.xml'] ?? '', 'application/xml')
  const addresses = Array.from(document.querySelectorAll('url > loc'), (loc) => loc.textContent)
  expect(addresses).toEqual(
    ['', 'about/ssip', 'gu/', 'gu/about/ssip', 'hi/', 'hi/about/ssip'].map(
      (path) => `https://ssip.example.org/${path}`,
    ),
  )
  expect(files['robots.txt']).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://ssip.example.org/sitemap.xml\n',
  )
})

test.each([
  'ssip.example.org',
  'ftp://ssip.example.org',
  'https://ssip.example.org/portal',
  'https://ssip.example.org/?a=1',
  'https://ssip.example.org/#top',
  'https://someone:secret@ssip.example.org',
  'https://',
])('%s is refused with a one-sentence error', (address) => {
  expect(() => parseSiteUrl({ VITE_SITE_URL: address })).toThrow(
    new Error(
      `VITE_SITE_URL is ${JSON.stringify(address)}, but it must be an origin such as https://ssip.example.org, without path, query or hash.`,
    ),
  )
})
