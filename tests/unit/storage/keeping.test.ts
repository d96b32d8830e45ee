import { expect, test } from 'vitest'
import { persistenceText } from '../../../src/storage/copy'
import { keepingOf } from '../../../src/storage/keeping'

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const iPhoneChrome =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1'
const iPhoneFirefox =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/143.0 Mobile/15E148 Safari/605.1.15'
const webKitGtk =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15'
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'

/** The text in a browser; by default over https, not installed, nothing promised. */
function said(userAgent: string, more: Partial<Parameters<typeof keepingOf>[0]> = {}) {
  const keeping = keepingOf({
    persistence: 'unpromised',
    installed: false,
    secure: true,
    ...more,
    userAgent,
  })
  return persistenceText[keeping]
}

test.each([chrome, firefox, safari])(
  'nothing is shown before the browser has answered: %s',
  (userAgent) => {
    expect(said(userAgent, { persistence: 'unknown' })).toBeUndefined()
  },
)

test.each([safari, iPhoneChrome, iPhoneFirefox, webKitGtk])(
  'WebKit deletes after seven days without a visit, whatever it promised: %s',
  (userAgent) => {
    for (const persistence of ['promised', 'unpromised'] as const) {
      expect(said(userAgent, { persistence })).toMatch(
        /seven days without a visit\. Save a copy .* install the app and open the copy there\.$/,
      )
    }
  },
)

const androidApp =
  'Mozilla/5.0 (Linux; Android 13; SM-A045F Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36'
const snapchat = `${safari} Snapchat/13.50.0.44 (like Safari/8621.3.9.10.3, panda)`
/** As a messenger on an iPhone that does not name itself, and as the installed portal. */
const iPhoneWithoutSafari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

test('inside another app only that app has what is kept, whatever was promised', () => {
  for (const persistence of ['unknown', 'promised', 'unpromised'] as const)
    for (const userAgent of [androidApp, snapchat, iPhoneWithoutSafari])
      expect(said(userAgent, { persistence })).toMatch(/only that app has what is kept here/)
  expect(said(iPhoneWithoutSafari, { installed: true })).not.toMatch(/app has/)
})

test('an installed portal is exempt from the seven days, but not from a full device', () => {
  expect(said(safari, { installed: true })).toBe(
    'The browser may clear what is kept here when it needs room. Save a copy of your draft.',
  )
  expect(said(safari, { installed: true, persistence: 'promised' })).toBe(
    'The browser has promised not to clear what is kept here.',
  )
})

test('Chrome keeps what it promised, and promises it to what is installed', () => {
  expect(said(chrome, { persistence: 'promised' })).toBe(
    'The browser has promised not to clear what is kept here.',
  )
  expect(said(chrome)).toBe(
    'The browser may clear what is kept here when it needs room. Install the app, or save a copy of your draft.',
  )
})

test('Firefox asks for permission', () => {
  expect(said(firefox, { persistence: 'promised' })).toBe(
    'The browser has promised not to clear what is kept here.',
  )
  expect(said(firefox)).toMatch(/Let it store data for the portal when it asks, or save a copy/)
})

test.each([
  ['that is installed', chrome, { installed: true }],
  ['on plain http', chrome, { secure: false }],
  ['on plain http', firefox, { secure: false }],
])(
  'where installing would not help, it is not suggested: a browser %s',
  (_where, userAgent, more) => {
    expect(said(userAgent, more)).toBe(
      'The browser may clear what is kept here when it needs room. Save a copy of your draft.',
    )
  },
)
