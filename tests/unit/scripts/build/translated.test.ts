import { expect, test, vi } from 'vitest'
import { translated } from '../../../../scripts/build/translated.ts'

// As on Windows, where Vite's ids have slashes, and Node joins paths with backslashes.
vi.mock(import('node:path'), async (load) => (await load()).win32)
vi.mock(import('node:fs'), async (load) => ({
  ...(await load()),
  existsSync: (path) =>
    String(path).replaceAll('\\', '/') === `${sources}/languages/gu/app/copy.ts`,
}))

const sources = 'C:/Users/asha/portal/src'

/** The file that an import of `english` gets from a module of the portal, in Gujarati. */
async function importedBy(importer: string, english: string): Promise<unknown> {
  const plugin = translated('gu') as unknown as {
    configResolved: (config: { root: string }) => void
    resolveId: (this: unknown, source: string, importer: string, options: object) => unknown
  }
  plugin.configResolved({ root: 'C:/Users/asha/portal' })
  const bundler = { resolve: async () => ({ id: `${sources}/${english}` }) }
  return plugin.resolveId.call(bundler, './copy', `${sources}/${importer}`, {})
}

test('on Windows too a sentence comes in the language of the build', async () => {
  expect(await importedBy('app/App.tsx', 'app/copy.ts')).toBe(`${sources}/languages/gu/app/copy.ts`)
})

test('without a translation, or for the office, it stays English', async () => {
  expect(await importedBy('app/App.tsx', 'app/demo/copy.ts')).toBeNull()
  expect(await importedBy('features/admin/users/UsersTable.tsx', 'app/copy.ts')).toBeNull()
})
