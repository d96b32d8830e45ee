import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { distHandler } from '../../../scripts/staticServer'

const dist = mkdtempSync(join(tmpdir(), 'ssip-dist-'))
writeFileSync(join(dist, 'index.html'), '<h1>SSIP</h1>')
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
])('%s is not for visitors', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('rules')
})

test('but the page is', async () => {
  expect(await (await get('/')).text()).toBe('<h1>SSIP</h1>')
})
