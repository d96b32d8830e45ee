// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { withBoot } from '../../../scripts/build/earlyScript'
import { inlineTexts } from '../../../scripts/build/pageTemplate'

/* The inline script in the head of every page, as it is built from `index.html`. */

const source = readFileSync('index.html', 'utf8')
const html = await withBoot(source)
const scriptOf = (page: string) => inlineTexts(page).scripts[0] ?? ''
const script = scriptOf(html)
const weight = (text: string) => brotliCompressSync(text).length

const root = document.documentElement

/** Opens a page; returns the address to which it leads, if it does. */
function open(address: string, { lang = 'en-IN', from = '', replace = leadingOn() } = {}) {
  const { origin, pathname, search, hash } = new URL(address, 'https://portal.example')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from && new URL(from, origin).href)
  root.lang = lang
  // The script is the portal's own; a function lets a test say where it runs.
  // oxlint-disable-next-line typescript/no-implied-eval
  const boot = new Function('location', script) as (location: object) => void
  boot({ origin, pathname, search, hash, replace })
  return replace.mock.lastCall?.[0]
}

const leadingOn = () => vi.fn<(to: string) => void>()

/** The same once what it asks for is answered. */
async function openLater(address: string) {
  const replace = leadingOn()
  open(address, { replace })
  await new Promise((answered) => setTimeout(answered))
  return replace.mock.lastCall?.[0]
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete root.dataset['theme']
  document.head.innerHTML = /<head>([^]*)<\/head>/.exec(html)?.[1] ?? ''
})

/** The colour that a browser gives the bar of a phone: of the first element that applies. */
function barOn(device: 'light' | 'dark'): string | undefined {
  const all = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  const applies = (element: Element) => {
    const media = element.getAttribute('media') ?? 'all'
    return media === 'all' || media.includes(`: ${device}`)
  }
  return Array.from(all).find(applies)?.content
}

const light = '#101f4d'
const dark = '#0d1322'

test('the bar of the phone has the device’s colour until a theme is chosen', () => {
  open('/faq')
  expect([barOn('light'), barOn('dark')]).toEqual([light, dark])
})

test.each([
  ['light', light],
  ['dark', dark],
])('the bar of the phone has the colour of the chosen theme (%s)', async (theme, colour) => {
  localStorage.setItem('theme', theme)
  open('/faq')
  await vi.waitFor(() => expect([barOn('light'), barOn('dark')]).toEqual([colour, colour]))
})

test('the bar of the phone follows the switch of the theme, there and back', async () => {
  open('/faq')
  root.dataset['theme'] = 'dark'
  await vi.waitFor(() => expect([barOn('light'), barOn('dark')]).toEqual([dark, dark]))
  root.dataset['theme'] = 'light'
  await vi.waitFor(() => expect([barOn('light'), barOn('dark')]).toEqual([light, light]))
})

test('whoever comes from elsewhere is led to the language that was chosen', () => {
  expect(open('/faq?search=pdf#fees')).toBeUndefined()
  localStorage.setItem('language', 'gu')
  expect(open('/faq?search=pdf#fees')).toBe('/gu/faq?search=pdf#fees')
  expect(open('/hi/', { lang: 'hi-IN', from: 'https://mail.example/' })).toBe('/gu/')
  expect(open('/gu/faq', { lang: 'gu-IN' })).toBeUndefined()
  localStorage.setItem('language', 'en')
  expect(open('/gu/faq', { lang: 'gu-IN' })).toBe('/faq')
})

test('a page that a worker has kept leads on once the other one is had, or is kept, and whoever has begun in it stays', async () => {
  const ask = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', ask)
  Object.assign(navigator, { serviceWorker: { controller: {} }, userActivation: {} })
  try {
    localStorage.setItem('language', 'gu')
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await openLater('/faq')).toBeUndefined()
    ask.mockResolvedValue(new Response())
    expect(await openLater('/faq')).toBe('/gu/faq')
    expect(ask).toHaveBeenLastCalledWith('/gu/faq', expect.objectContaining({ method: 'HEAD' }))
    Object.assign(navigator, { userActivation: { hasBeenActive: true } })
    expect(await openLater('/faq')).toBeUndefined()
    localStorage.setItem('kept-gu', 'yes')
    expect(open('/faq')).toBe('/gu/faq')
    expect(ask).toHaveBeenCalledTimes(3)
  } finally {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    Reflect.deleteProperty(navigator, 'userActivation')
  }
})

test('whoever follows a link to another language stays there, also where the choice cannot be stored', () => {
  localStorage.setItem('language', 'gu')
  expect(open('/hi/faq', { lang: 'hi-IN', from: '/gu/faq' })).toBeUndefined()
})

test('a host that answers in another language is not asked again and again', () => {
  localStorage.setItem('language', 'gu')
  // By its one page for what is missing.
  expect(open('/gu/no-such-page')).toBeUndefined()
  expect(open('/gu/faq', { from: '/faq' })).toBeUndefined()
  // By the language of the browser.
  localStorage.setItem('language', 'en')
  expect(open('/gu/', { lang: 'gu-IN', from: '/gu/' })).toBeUndefined()
})

test.each(['xx', 'gu/..', '', 'g', 'null'])(
  'nobody is led to a language that is not built (%j)',
  (stored) => {
    localStorage.setItem('language', stored)
    expect(open('/faq')).toBeUndefined()
  },
)

test('a link to another language leads from an address of any language', () => {
  document.body.innerHTML = '<a data-language="hi" href="/hi/">हिन्दी</a>'
  open('/gu/no-such-page?from=mail')
  // The page stays.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const link = document.querySelector('a')
  link?.click()
  expect([link?.pathname, link?.search]).toEqual(['/hi/no-such-page', '?from=mail'])
})

test('every page brings it along, so it comes without comments and long names', () => {
  expect(weight(script)).toBeLessThan(0.6 * weight(scriptOf(source)))
  expect(html.replace(script, '')).toBe(source.replace(scriptOf(source), ''))
})
