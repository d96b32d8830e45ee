import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test, vi } from 'vitest'
import { followTranslation } from '../../../src/lib/browserTranslation'
import { translateLikeABrowser } from '../../support/translateLikeABrowser'

const { removeChild, insertBefore } = Node.prototype
let container: HTMLElement
let root: Root
let stop: () => void

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  followTranslation(document.body)
})
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore })
})
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  stop = translateLikeABrowser()
})
afterEach(() => {
  stop()
  act(() => root.unmount())
  container.remove()
})

/** Shows this, and returns what a person reads once the browser has translated it. */
async function read(content: ReactNode): Promise<string> {
  act(() => root.render(<p>{content}</p>))
  // The browser translates, and what follows it looks.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  return container.textContent
}

const icon = <b key="icon" />

test('a text that is taken away is gone', async () => {
  expect(await read([icon, 'Member'])).toBe('«Member»')
  expect(await read([icon])).toBe('')
})

test('a text that is changed is the new one, again and again', async () => {
  expect(await read([icon, 'Show more'])).toBe('«Show more»')
  expect(await read([icon, 'Show less'])).toBe('«Show less»')
  expect(await read([icon, 'Show more'])).toBe('«Show more»')
})

test('what comes before a text stands before it', async () => {
  expect(await read([icon, null, 'later'])).toBe('«later»')
  expect(await read([icon, 'first, ', 'later'])).toBe('«first, »«later»')
  expect(await read([null, <i key="i">here </i>, 'later'])).toBe('«here »«later»')
})

test('a text alone is replaced as before', async () => {
  expect(await read('Saving')).toBe('«Saving»')
  expect(await read('Saved')).toBe('«Saved»')
  expect(await read(null)).toBe('')
})

test('after the original is shown again, React goes on with it', async () => {
  await read([icon, 'Member', ' one'])
  stop()
  expect(container.textContent).toBe('Member one')
  expect(await read([icon, 'Member', ' two'])).toBe('Member two')
  expect(await read([icon])).toBe('')
})
