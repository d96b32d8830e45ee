import { expect, test } from 'vitest'
import {
  forgetTypedInstitution,
  keepOwnDetail,
  readOwnDetails,
} from '../../../../src/storage/drafts/ownDetails'
import { person } from '../../../support/sealed'

const asha = { ...person('asha'), institution: 'LDCE' }

test('what is typed in a form is kept for the next one, each beside the others', async () => {
  await keepOwnDetail(asha.id, 'institution', 'GTU')
  await keepOwnDetail(asha.id, 'headOfInstitution', 'Dr Rao')
  expect(await readOwnDetails(asha)).toMatchObject({
    institution: 'GTU',
    headOfInstitution: 'Dr Rao',
    typed: ['institution', 'headOfInstitution'],
  })
  await forgetTypedInstitution(asha.id)
  expect(await readOwnDetails(asha)).toMatchObject({
    institution: 'LDCE',
    headOfInstitution: 'Dr Rao',
    typed: ['headOfInstitution'],
  })
})

test.each(['', 'LDCE'])(
  'an institution that was emptied, or is the profile’s, comes from there: “%s”',
  async (typed) => {
    await keepOwnDetail(asha.id, 'institution', typed)
    expect(await readOwnDetails(asha)).toMatchObject({
      institution: 'LDCE',
      typed: ['headOfInstitution'],
    })
  },
)
