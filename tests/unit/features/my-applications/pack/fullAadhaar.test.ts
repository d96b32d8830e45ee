import { expect, test } from 'vitest'
import { withFullAadhaar } from '../../../../../src/features/my-applications/pack/fullAadhaar'
import type { GrantValues } from '../../../../../src/domain/grant-form/grantForm'
import { keepSubmission } from '../../../../support/grantValues'

async function numbersWith(change: (values: GrantValues) => void) {
  const submission = await keepSubmission('poc', { change })
  const before = structuredClone(submission.content)
  const groups = withFullAadhaar(submission)
  expect(submission.content).toEqual(before)
  const answers = groups.flatMap((group) => group.answers)
  // Nothing but the numbers differs.
  expect(answers.filter(({ label }) => !label.startsWith('Aadh'))).toEqual(
    before.answers
      .flatMap((group) => group.answers)
      .filter(({ label }) => !label.startsWith('Aadh')),
  )
  return answers.filter(({ label }) => /^Aadhaa?r number$/.test(label)).map(({ text }) => text)
}

test('each person has their own complete number, in groups of four', async () => {
  expect(await numbersWith(() => undefined)).toEqual(['4829 1337 0561', '7392 0441 8826'])
})

test('two people whose numbers end in the same digits keep their own', async () => {
  const numbers = await numbersWith(({ teamMembers }) => {
    for (const [index, member] of teamMembers.entries())
      member['aadharNo'] = `11${index}1 2222-3333`
  })
  expect(numbers).toEqual(['1101 2222 3333', '1111 2222 3333'])
})

test('a missing number stays missing', async () => {
  const numbers = await numbersWith(({ teamMembers }) => {
    for (const member of teamMembers) member['aadharNo'] = ''
  })
  expect(numbers).toEqual(['', ''])
})
