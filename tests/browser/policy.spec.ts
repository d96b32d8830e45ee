import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distOf } from './support/build.ts'
import { expect, test } from './support/test.ts'

test('injected scripts do not run', async ({ page, portal }) => {
  await page.route(`${portal.origin}/about/ssip`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const smuggled =
      '<script>window.smuggled = 1</script><img src="x" onerror="window.smuggled = 2">'
    await route.fulfill({ response: answer, body: html.replace('<body>', `<body>${smuggled}`) })
  })
  const blocked: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text())
  })
  await page.goto(`${portal.origin}/about/ssip`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => blocked.length).toBeGreaterThanOrEqual(2)
  expect(await page.evaluate(() => (window as { smuggled?: number }).smuggled)).toBeUndefined()
  // A string is not markup either.
  await expect(
    page.evaluate(() => {
      document.body.innerHTML = '<img src="x">'
    }),
  ).rejects.toThrow('TrustedHTML')
})

test('the server sends the page’s policy, with what only a header can set', async ({ portal }) => {
  const [page, chunk, worker] = await Promise.all(
    ['/about/ssip', '/app.js', '/sw.js'].map((path) => fetch(portal.origin + path)),
  )
  const html = (await page?.text()) ?? ''
  const meta = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
  expect(meta).toBeDefined()
  expect(meta).not.toContain('unsafe')
  for (const answer of [page, chunk, worker]) {
    expect(answer?.headers.get('content-security-policy')).toBe(`${meta}; frame-ancestors 'none'`)
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer?.headers.get('cache-control')).toBe('no-cache')
  }
  // The same policy for every host.
  for (const file of ['_headers', 'vercel.json', 'nginx.conf', '.htaccess']) {
    expect(readFileSync(join(distOf('demo'), file), 'utf8')).toContain(meta)
    expect((await fetch(`${portal.origin}/${file}`)).status).toBe(404)
  }
})

test('a missing chunk is answered neither with a page nor for good', async ({ portal }) => {
  const answer = await fetch(`${portal.origin}/assets/gone.js`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})
