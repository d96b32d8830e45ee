import { describe, expect, test } from 'vitest'
import { knownForm } from '../../../../src/domain/grant-form/forms'
import { problemsOf } from '../../../../src/domain/grant-form/problems'
import { completeValues, keepSubmission, sampleAadhaarNumbers } from '../../../support/grantValues'

describe.each(['poc', 'ipr'] as const)('a complete %s application', (kind) => {
  test('breaks no rule', () => {
    expect(problemsOf(knownForm(kind), completeValues(kind))).toEqual([])
  })

  test('once submitted, names its three files and no full Aadhaar number', async () => {
    const { content } = await keepSubmission(kind)
    expect(content.attachments).toHaveLength(3)
    for (const number of sampleAadhaarNumbers) {
      expect(JSON.stringify(content)).not.toContain(number)
      expect(JSON.stringify(content)).toContain(`XXXX XXXX ${number.slice(-4)}`)
    }
  })
})
