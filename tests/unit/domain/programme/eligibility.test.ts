import { expect, test } from 'vitest'
import {
  eligibilityOf,
  eligibilityQuestions,
  readEligibilityAnswers,
  type EligibilityAnswers,
} from '../../../../src/domain/programme/eligibility'

const fitting: EligibilityAnswers = {
  enrolled: 'yes',
  institution: 'yes',
  team: 'few',
  lead: 'yes',
  mentor: 'yes',
  endorsement: 'yes',
}

test('there are six questions, and whoever meets every condition can apply', () => {
  expect(eligibilityQuestions).toHaveLength(6)
  expect(eligibilityOf(fitting)).toEqual({ verdict: 'yes', because: eligibilityQuestions })
})

test.each([
  [{ enrolled: 'no' }, 'no', ['enrolled']],
  [{ institution: 'no', team: 'one' }, 'no', ['institution']],
  [{ endorsement: 'no', mentor: 'notYet' }, 'no', ['endorsement']],
  [{ institution: 'unsure' }, 'later', ['institution']],
  [{ team: 'one' }, 'later', ['team']],
  [{ team: 'many', lead: 'notYet' }, 'later', ['team', 'lead']],
  [{ mentor: 'notYet', endorsement: 'notYet' }, 'later', ['mentor', 'endorsement']],
] as const)('%j: %s', (change, verdict, because) => {
  expect(eligibilityOf({ ...fitting, ...change })).toEqual({ verdict, because })
})

test('a missing or foreign answer does not count', () => {
  expect(readEligibilityAnswers(fitting)).toEqual(fitting)
  expect(readEligibilityAnswers({ ...fitting, mentor: undefined })).toBeUndefined()
  expect(readEligibilityAnswers({ ...fitting, team: 'yes' })).toBeUndefined()
})
