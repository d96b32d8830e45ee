import { expect, test } from 'vitest'
import { adminSample } from '../../../../../src/domain/application/office-sample/adminSample'
import { adminStatuses } from '../../../../../src/domain/application/status'
import { broadAreas } from '../../../../../src/domain/grant-form/areasCopy'

const valuesOf = <Key extends keyof (typeof adminSample)[number]>(key: Key) =>
  new Set(adminSample.map((application) => application[key]))

test('the sample shows every status, both types, every category and every priority', () => {
  expect(valuesOf('status')).toEqual(new Set(adminStatuses))
  expect(valuesOf('type')).toEqual(new Set(['poc', 'ipr']))
  expect(valuesOf('category')).toEqual(new Set(broadAreas))
  expect(valuesOf('priority')).toEqual(new Set(['high', 'medium', 'low']))
})

test('ids are unique, dates parse and amounts keep to the form’s limits (spec §9)', () => {
  expect(valuesOf('id').size).toBe(adminSample.length)
  for (const { submittedDate, requestedAmount, email } of adminSample) {
    expect(submittedDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Number.isNaN(Date.parse(submittedDate))).toBe(false)
    expect(requestedAmount).toBeGreaterThanOrEqual(1)
    expect(requestedAmount).toBeLessThanOrEqual(250_000)
    expect(email).toMatch(/\.example$/)
  }
})
