import * as fc from 'fast-check'
import { test } from 'vitest'
import { grouped } from '../../../src/lib/grouped'

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

test('any whole number is grouped as the browser would group it', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (amount) => grouped(amount) === format.format(amount)))
})
