import { expect, test } from 'vitest'
import type { TakesFewer, Words } from '../../../src/languages/words'

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

/** `npm run check` compares every file of words in this way (scripts/pairTranslations.ts). */
test('a message that takes fewer parts than the English one is named', () => {
  const said = {
    place: (number: number, of: number) => `Stop ${number} of ${of}`,
    sent: (when: string) => [`Sent ${when}`],
    groups: [{ title: (name: string) => `For ${name}` }],
  } as const
  const translation = {
    place: (number: number) => `पड़ाव ${number}`,
    sent: (when: string) => [`${when} भेजा गया`],
    groups: [{ title: () => 'सब के लिए' }],
  } as const
  expect<TakesFewer<typeof said, typeof translation>>('place').toBe('place')
  expect<TakesFewer<typeof said, typeof translation>>('groups.0.title').toBe('groups.0.title')
  // @ts-expect-error it takes as many
  expect<TakesFewer<typeof said, typeof translation>>('sent').toBe('sent')
})
