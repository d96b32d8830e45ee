import { expect, test } from 'vitest'
import { parseEnvironment, placeholderWarning } from '../../../src/api/environment'

test('without any variable the environment is the tunnel, simulated in the page', () => {
  expect(parseEnvironment({})).toEqual({
    name: 'tunnel',
    baseUrl: 'https://ssip-tunnel.example.org',
    timeout: 15_000,
    mock: true,
    sampleData: true,
  })
})

test.each([
  ['development', 'http://localhost:5000', 10_000],
  ['production', 'https://api.ssip.example.org', 15_000],
  ['local-network', 'http://192.168.1.10:5000', 10_000],
  ['tunnel', 'https://ssip-tunnel.example.org', 15_000],
])('%s is at %s and waits %i ms', (name, baseUrl, timeout) => {
  const environment = parseEnvironment({ VITE_API_ENV: name, VITE_API_MOCK: 'false' })
  expect(environment).toEqual({ name, baseUrl, timeout, mock: false, sampleData: false })
})

test.each([
  [{}, true],
  [{ VITE_API_MOCK: 'false' }, false],
  [{ VITE_API_MOCK: 'false', VITE_SAMPLE_DATA: 'true' }, true],
  [{ VITE_API_MOCK: 'true', VITE_SAMPLE_DATA: 'false' }, false],
  [{ VITE_API_MOCK: 'false', VITE_SAMPLE_DATA: '' }, false],
])('sample data are shown in a demo, and where they are configured: %j', (env, shown) => {
  expect(parseEnvironment(env).sampleData).toBe(shown)
})

test('the base URL can be replaced, with a path and without its last slash', () => {
  const env = { VITE_API_ENV: 'production', VITE_API_BASE_URL: 'https://other.example/base/' }
  expect(parseEnvironment(env)).toMatchObject({
    baseUrl: 'https://other.example/base',
    timeout: 15_000,
  })
})

test('an empty variable counts as not set', () => {
  const env = { VITE_API_ENV: '', VITE_API_MOCK: '', VITE_API_BASE_URL: '' }
  expect(parseEnvironment(env)).toEqual(parseEnvironment({}))
})

test.each([
  [
    { VITE_API_ENV: 'staging' },
    'VITE_API_ENV is "staging", but it must be one of development, production, local-network, tunnel.',
  ],
  [{ VITE_API_MOCK: 'yes' }, 'VITE_API_MOCK is "yes", but it must be true or false.'],
  [{ VITE_SAMPLE_DATA: '1' }, 'VITE_SAMPLE_DATA is "1", but it must be true or false.'],
  [
    { VITE_API_BASE_URL: 'localhost:5000' },
    'VITE_API_BASE_URL is "localhost:5000", but it must be an address that starts with http:// or https://.',
  ],
])('a wrong value is reported in one sentence: %j', (env, sentence) => {
  expect(() => parseEnvironment(env)).toThrow(new Error(sentence))
})

test.each([
  'https://a.example/?v=1',
  'https://a.example?',
  'https://a.example/x#y',
  'https://me:secret@a.example',
])('calls could not be put behind %s', (url) => {
  expect(() => parseEnvironment({ VITE_API_BASE_URL: url })).toThrow(
    new Error(
      `VITE_API_BASE_URL is "${url}", but it must have no query, no hash and no password: the path of each call is put behind it.`,
    ),
  )
})

test.each([
  [{ VITE_API_MOCK: 'false' }, 'https://ssip-tunnel.example.org'],
  [{ VITE_API_MOCK: 'false', VITE_API_ENV: 'production' }, 'https://api.ssip.example.org'],
  [{ VITE_API_MOCK: 'false', VITE_API_ENV: 'local-network' }, 'http://192.168.1.10:5000'],
])('a live build with a placeholder address causes a warning: %j', (env, address) => {
  expect(placeholderWarning(parseEnvironment(env))).toContain(
    `VITE_API_MOCK is false, but ${address} is only a placeholder`,
  )
})

test.each([
  {},
  { VITE_API_MOCK: 'false', VITE_API_ENV: 'development' },
  { VITE_API_MOCK: 'false', VITE_API_BASE_URL: 'https://api.example.edu' },
])('other addresses cause none: %j', (env) => {
  expect(placeholderWarning(parseEnvironment(env))).toBeUndefined()
})
