import { sampleInstitutions } from '../programme/sampleInstitutions'
import type { Role } from './user'

/** The number of sample users: 28 administrators and 206 regular users (spec §2). */
const sampleMix = { admin: 28, user: 206 } as const

const firstNames =
  'Aarav Bhavna Chirag Divya Esha Faizan Gauri Harsh Ishani Jay Kinjal Lalit Mansi Nirav Ojas Pooja Rajiv Saloni Tejas Urvi Vikram Wafa Yamini Zubin'.split(
    ' ',
  )
const lastNames =
  'Acharya Barot Chavda Dave Fernandes Gandhi Hathi Jadeja Khatri Limbachiya Makwana Naik Oza Pathan Rana Shukla Thakkar Vora'.split(
    ' ',
  )
const departments = [
  'Computer Engineering',
  'Mechanical Engineering',
  'Electrical Engineering',
  'Product Design',
]

/** A generated sample user. */
type SamplePerson = {
  id: string
  name: string
  email: string
  role: Role
  institution: string
  department: string
}

/**
 * Invented people, the same on every device, who bring the `known` ones up to these numbers;
 * administrators first.
 */
export function sampleCrowd(known: readonly { role: Role }[]): SamplePerson[] {
  const missing = (role: Role) =>
    sampleMix[role] - known.filter((person) => person.role === role).length
  const admins = missing('admin')
  return Array.from({ length: admins + missing('user') }, (_, index) => {
    const person = inventedPerson(index)
    return {
      id: `sample-user-${index + 1}`,
      ...person,
      email: `${person.name.replace(' ', '.')}@people.example`.toLowerCase(),
      role: index < admins ? 'admin' : 'user',
    }
  })
}

/** The invented person of this number. */
export function inventedPerson(index: number) {
  // Each round shifts the surnames by one, so that no name is repeated.
  const round = Math.floor(index / firstNames.length)
  return {
    name: `${pick(firstNames, index)} ${pick(lastNames, index + round)}`,
    institution: pick(
      sampleInstitutions.map(({ name }) => name),
      index * 3,
    ),
    department: pick(departments, index),
  }
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? ''
}
