import { describe, expect, test } from 'vitest'
import { knownForm } from '../../../../src/domain/grant-form/forms'
import { problemsOf } from '../../../../src/domain/grant-form/problems'
import { completeValues, keepSubmission, sampleAadhaarNumbers } from '../../../support/grantValues'

describe.each(['poc', 'ipr'] as const)('a complete %s application', (kind) => {
  test('breaks no rule', () => {
    expect(problemsOf(knownForm(kind), completeValues(kind))).toEqual([])
  })

  test('asks again for each file that is no longer stored, and for nothing else', () => {
    const lost = problemsOf(knownForm(kind), completeValues(kind), () => false)
    expect(lost.map(({ path }) => path)).toEqual([
      'teamMembers.0.aadharFile',
      'teamMembers.1.aadharFile',
      'mentor.employerId',
    ])
    for (const { message } of lost) expect(message).toMatch(/missing on this device/)
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
