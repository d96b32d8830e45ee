import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { distHandler } from '../../../scripts/staticServer'

const dist = mkdtempSync(join(tmpdir(), 'ssip-dist-'))
afterAll(() => rmSync(dist, { recursive: true }))
writeFileSync(join(dist, 'index.html'), '<h1>SSIP</h1>')
mkdirSync(join(dist, 'gu'))
writeFileSync(join(dist, 'gu/index.html'), '<h1>SSIP</h1>')
writeFileSync(join(dist, '_headers'), '/*\n  X-Secret: rules')
writeFileSync(join(dist, '_headers.br'), 'rules')
const get = (path: string) => distHandler(() => dist)(new Request(`http://localhost${path}`))

test.each([
  '/_headers',
  '/%5fheaders',
  '/%5Fheaders',
  '//_headers',
  '///_headers',
  '/x/..%2f_headers',
  '/.%2f_headers',
  '/%5c_headers',
  '/_HEADERS',
  '/_headers/',
  '/_headers.br',
  '/_redirects',
  '/nginx%2econf',
  '/.htaccess',
])('%s is not for visitors', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('rules')
})

test.each([
  ['/events/', '/events'],
  ['/apply/poc-grant//', '/apply/poc-grant'],
  ['/events/?type=workshop', '/events?type=workshop'],
  ['//example.org/', '/example.org'],
])('%s is %s', async (address, page) => {
  const answer = await get(address)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(page)
})

test('a language has a slash at its end', async () => {
  expect((await get('/gu/')).status).toBe(200)
})

test('but the page is', async () => {
  expect(await (await get('/')).text()).toBe('<h1>SSIP</h1>')
})
