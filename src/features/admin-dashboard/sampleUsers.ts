import type { Role } from '../../domain/user/user'

/** A user of the sample mix; the whole of it is 28 admins and 206 regular users (spec §2). */
export type SampleUser = {
  id: string
  name: string
  email: string
  institution: string
  role: Role
}

const admins = 28
const regulars = 206

const firstNames =
  'Aarav Bhavna Chirag Divya Esha Faizan Gauri Harsh Ishani Jay Kinjal Lalit Mansi Nirav Ojas Pooja Rajiv Saloni Tejas Urvi Vikram Wafa Yamini Zubin'.split(
    ' ',
  )
const lastNames =
  'Acharya Barot Chavda Dave Fernandes Gandhi Hathi Jadeja Khatri Limbachiya Makwana Naik Oza Pathan Rana Shukla Thakkar Vora'.split(
    ' ',
  )
const institutions = [
  'State Technical University',
  'Sabarmati Institute of Technology',
  'Narmada College of Engineering',
  'Tapi Institute of Technology',
  'Kutch School of Design',
  'Gir Agricultural Institute',
  'Saurashtra Polytechnic University',
]

/** Invented people, the same on every device; administrators first. */
export const sampleUsers: SampleUser[] = Array.from({ length: admins + regulars }, (_, index) => {
  const round = Math.floor(index / firstNames.length)
  // Each round shifts the surnames by one, so that no name comes twice.
  const first = pick(firstNames, index)
  const last = pick(lastNames, index + round)
  return {
    id: `sample-user-${index + 1}`,
    name: `${first} ${last}`,
    email: `${first}.${last}@people.example`.toLowerCase(),
    institution: pick(institutions, index * 3),
    role: index < admins ? 'admin' : 'user',
  }
})

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? ''
}
