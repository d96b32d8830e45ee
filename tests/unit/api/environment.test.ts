import { expect, test } from 'vitest'
import { parseEnvironment } from '../../../src/api/environment'

test('without any variable it is the tunnel, played in the page', () => {
  expect(parseEnvironment({})).toEqual({
    name: 'tunnel',
    baseUrl: 'https://ssip-tunnel.example.org',
    timeout: 15_000,
    mock: true,
  })
})

test.each([
  ['development', 'http://localhost:5000', 10_000],
  ['production', 'https://api.ssip.example.org', 15_000],
  ['local-network', 'http://192.168.1.10:5000', 10_000],
  ['tunnel', 'https://ssip-tunnel.example.org', 15_000],
])('%s is at %s and waits %i ms', (name, baseUrl, timeout) => {
  const environment = parseEnvironment({ VITE_API_ENV: name, VITE_API_MOCK: 'false' })
  expect(environment).toEqual({ name, baseUrl, timeout, mock: false })
})

test('the base URL can be replaced, with a path and without its last slash', () => {
  const env = { VITE_API_ENV: 'production', VITE_API_BASE_URL: 'https://other.example/base/' }
  expect(parseEnvironment(env)).toMatchObject({
    baseUrl: 'https://other.example/base',
    timeout: 15_000,
  })
})

test('a variable that is there but empty is not set', () => {
  const env = { VITE_API_ENV: '', VITE_API_MOCK: '', VITE_API_BASE_URL: '' }
  expect(parseEnvironment(env)).toEqual(parseEnvironment({}))
})

test.each([
  [
    { VITE_API_ENV: 'staging' },
    'VITE_API_ENV is "staging", but it must be one of development, production, local-network, tunnel.',
  ],
  [{ VITE_API_MOCK: 'yes' }, 'VITE_API_MOCK is "yes", but it must be true or false.'],
  [
    { VITE_API_BASE_URL: 'localhost:5000' },
    'VITE_API_BASE_URL is "localhost:5000", but it must be an address that starts with http:// or https://.',
  ],
])('a wrong value is told in one sentence: %j', (env, sentence) => {
  expect(() => parseEnvironment(env)).toThrow(new Error(sentence))
})
