import { expect, test } from 'vitest'
import { parseRewrites } from '../../../../scripts/hostRules'
import { hostingFiles } from '../../../../scripts/build/hosting'

const { _redirects: redirects } = hostingFiles('policy', ['/apply/poc-grant/:step'])

test('a rewrite names its page without an ending: Cloudflare Pages redirects to /app whoever asks for app.html', () => {
  expect(parseRewrites(redirects).map(({ value }) => value)).toEqual(['/app', '/gu/app', '/hi/app'])
})

test('an unknown address below a language has the 404 page of that language on Netlify too, which looks for one at the root only', () => {
  expect(redirects).toMatch(/^\/gu\/\* \/gu\/404\.html 404$/m)
  // Not a page for every address that begins so.
  const isRewritten = (path: string) =>
    parseRewrites(redirects).some(({ matches }) => matches(path))
  expect(isRewritten('/gu/apply/poc-grant/idea')).toBe(true)
  expect(isRewritten('/gu/no/such')).toBe(false)
})
