import { expect, test } from 'vitest'
import { successStories } from '../../../../src/domain/story/sample'
import { iprCases } from '../../../../src/features/beneficiaries/ipr/sample'

test('stories have unique ids and teams of 2 to 5', () => {
  expect(new Set(successStories.map((story) => story.id)).size).toBe(successStories.length)
  for (const story of successStories) {
    expect(story.team.length).toBeGreaterThanOrEqual(2)
    expect(story.team.length).toBeLessThanOrEqual(5)
  }
})

test('no grant is above the cap of its year: ₹1.5 lakhs before 2023, ₹2 lakhs since', () => {
  for (const story of successStories) {
    expect(story.funding).toBeLessThanOrEqual(story.year < 2023 ? 150_000 : 200_000)
  }
})

test('no IPR support is above the caps of the rights it paid for', () => {
  const caps = { Patent: 50_000, Trademark: 15_000, Copyright: 10_000, design: 20_000 }
  for (const item of iprCases) {
    const cap = Object.entries(caps)
      .filter(([right]) => item.category.includes(right))
      .reduce((sum, [, amount]) => sum + amount, 0)
    expect(item.funding).toBeLessThanOrEqual(cap)
  }
})
