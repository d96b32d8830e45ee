import { inventedPerson } from '../../src/domain/user/sampleCrowd'
import type { Account } from '../account'

/** This many invented students, always the same; nobody signs in as one of them. */
export function crowd(count: number): Account[] {
  return Array.from({ length: count }, (_, index) => {
    const person = inventedPerson(index)
    const number = String(index + 1).padStart(3, '0')
    return {
      _id: `u-crowd-${number}`,
      ...person,
      email: `${person.name.replace(' ', '.')}.${number}@ssip.example`.toLowerCase(),
      role: 'user',
      createdAt: new Date(Date.UTC(2025, 6, 1) + index * 6 * 3_600_000).toISOString(),
      salt: '',
      passwordHash: '',
    }
  })
}
