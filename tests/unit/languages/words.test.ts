import { expect, test } from 'vitest'
import type { Words } from '../../../src/languages/words'

const english = {
  title: 'Who can apply',
  points: ['Students', 'Teams'] as const,
  groups: [{ items: ['One', 'Two'] }, { items: ['Three'] }] as const,
  forgotten: ['Aadhaar', 'Receipt'],
}

/** Checked by TypeScript: each comment below fails if the line after it compiles. */
test('a list that is too short, too long or of unknown length does not compile', () => {
  const translation = {
    title: 'कौन आवेदन कर सकता है',
    points: ['छात्र', 'टीमें'],
    groups: [{ items: ['एक', 'दो'] }, { items: ['तीन'] }],
  } satisfies Words<Pick<typeof english, 'title' | 'points' | 'groups'>>
  expect(translation.points).toHaveLength(english.points.length)

  // @ts-expect-error one point is missing
  expect(['छात्र'] satisfies Words<typeof english.points>).toHaveLength(1)
  // @ts-expect-error there is one point more than in English
  expect(['छात्र', 'टीमें', 'सब'] satisfies Words<typeof english.points>).toHaveLength(3)
  // @ts-expect-error an item of the first group is missing
  const groups = [{ items: ['एक'] }, { items: ['तीन'] }] satisfies Words<typeof english.groups>
  expect(groups).toHaveLength(2)
  // @ts-expect-error the English list does not say `as const`
  expect(['आधार', 'रसीद'] satisfies Words<typeof english.forgotten>).toHaveLength(2)
})
