// @vitest-environment jsdom
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as Client from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { withoutEvents } from '../../../../scripts/build/withoutEvents'
import { temporaryFolder } from '../../../support/temporaryFolder'

const require = createRequire(import.meta.url)

/** What React listens to at its root and in the document, whatever is drawn. */
function heardBy(code: string): string[] {
  const file = join(temporaryFolder(), 'client.cjs')
  writeFileSync(
    file,
    code.replaceAll(/require\("([^"]+)"\)/g, (_all, name: string) => {
      return `require(${JSON.stringify(require.resolve(name))})`
    }),
  )
  const { createRoot } = require(file) as typeof Client
  const listen = vi.spyOn(EventTarget.prototype, 'addEventListener')
  createRoot(document.createElement('div'))
  const heard = listen.mock.calls.map(([type]) => type)
  listen.mockRestore()
  return heard
}

test('a key and a move of the caret call React only for what some handler asks for', () => {
  const file = 'cjs/react-dom-client.production.js'
  const installed = join(dirname(require.resolve('react-dom/package.json')), file)
  const code = readFileSync(installed, 'utf8')
  const needless = ['keypress', 'textInput', 'selectionchange']
  expect(heardBy(code)).toEqual(expect.arrayContaining(needless))

  const heard = heardBy(withoutEvents(code))

  expect(heard.filter((type) => needless.includes(type))).toEqual([])
  for (const type of ['keydown', 'keyup', 'input', 'change', 'paste', 'compositionend'])
    expect(heard).toContain(type)
})
