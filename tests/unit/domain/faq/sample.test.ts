import { expect, test } from 'vitest'
import { faqEntries } from '../../../../src/domain/faq/sample'

test('no question is asked twice, and none has two ids', () => {
  expect(new Set(faqEntries.map((entry) => entry.id)).size).toBe(faqEntries.length)
  expect(new Set(faqEntries.map((entry) => entry.question)).size).toBe(faqEntries.length)
})

test('the questions about the PoC grant say up to ₹2 lakhs, and no other ceiling', () => {
  const answers = faqEntries.map((entry) => entry.answer).join(' ')
  expect(answers).toContain('Up to ₹2 lakhs')
  expect(answers).not.toMatch(/10 lakh|2,50,000/)
})
