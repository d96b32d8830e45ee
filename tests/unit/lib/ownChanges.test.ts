import { expect, test } from 'vitest'
import { ownChanges } from '../../../src/lib/ownChanges'

test('only fields that were changed here are named, also once they are as they were', () => {
  const own = ownChanges({ name: 'Asha', subject: '', message: 'Begun' })
  expect(own({ name: 'Asha', subject: '', message: 'Begun' })).toEqual({})
  expect(own({ name: 'Asha', subject: 'P', message: 'Begun' })).toEqual({ subject: 'P' })
  expect(own({ name: 'Asha', subject: 'P', message: '' })).toEqual({ subject: 'P', message: '' })
  expect(own({ name: 'Asha', subject: '', message: 'Begun' })).toEqual({
    subject: '',
    message: 'Begun',
  })
})
