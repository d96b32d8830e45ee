import { expect, test } from 'vitest'
import { inlineTexts } from '../../../../scripts/build/pageTemplate'
import { securityPolicy } from '../../../../scripts/build/securityPolicy'

const environment = {
  name: 'tunnel',
  mock: true,
  sampleData: true,
  baseUrl: '',
  timeout: 1,
} as const

/** The policy of a page with a script and a style of two lines each. */
function policyOf(lineEnd: string): string {
  const lines = ['<script>first()', 'second()</script>', '<style>a {', '}</style>']
  return securityPolicy(environment, inlineTexts(lines.join(lineEnd)))
}

test('allows what is written into a page with line ends as on Windows: a browser reads them as others', () => {
  expect(policyOf('\r\n')).toBe(policyOf('\n'))
  expect(policyOf('\n')).not.toBe(policyOf(' '))
})
