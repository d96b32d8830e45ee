import type { Account } from '../account'

const firstNames = words(
  'Aarav Bhavna Chirag Dhara Esha Farhan Gauri Harsh Ishita Jignesh Kinjal Lalit Mansi Nirav Ojas Pooja Rutvik Sana Tejas Urvi',
)
const lastNames = words(
  'Acharya Barot Chauhan Dave Gohil Jadeja Kapadia Lakhani Modi Nayak Oza Parmar Raval Shah Thakkar Vyas Zala',
)
const institutions = [
  'Sabarmati Institute of Technology',
  'Narmada College of Engineering',
  'Saurashtra Polytechnic University',
  'Kutch School of Design',
  'Gir Agricultural Institute',
]
const departments = ['Computer Engineering', 'Mechanical Engineering', 'Product Design', 'Agronomy']

/** This many invented students, always the same; nobody signs in as one of them. */
export function crowd(count: number): Account[] {
  return Array.from({ length: count }, (_, index) => {
    const first = pick(firstNames, index)
    const last = pick(lastNames, index)
    const number = String(index + 1).padStart(3, '0')
    return {
      _id: `u-crowd-${number}`,
      name: `${first} ${last}`,
      email: `${first}.${last}.${number}@ssip.example`.toLowerCase(),
      role: 'user',
      institution: pick(institutions, index),
      department: pick(departments, index),
      createdAt: new Date(Date.UTC(2025, 6, 1) + index * 6 * 3_600_000).toISOString(),
      salt: '',
      passwordHash: '',
    }
  })
}

/** The value at an index that wraps around. */
function pick(values: readonly string[], index: number): string {
  return values[index % values.length] ?? ''
}

function words(text: string): string[] {
  return text.split(' ')
}
