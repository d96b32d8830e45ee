const firstNames =
  'Aarav Bhavna Chirag Devika Eshan Falguni Gopal Harini Ishaan Jaya Kunal Lata'.split(' ')
const lastNames =
  'Acharya Bhatt Chavda Dave Gohil Iyer Joshi Kher Lad Mistry Nayak Oza Pandya'.split(' ')
const institutions = [
  'Sabarmati Institute of Technology',
  'Narmada College of Engineering',
  'Kutch School of Design',
  'Saurashtra Polytechnic University',
  'Gir Agricultural Institute',
]

/**
 * This many invented accounts as the server lists them, the same in every run; every fiftieth is an
 * administrator.
 */
export function manyUsers(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const first = pick(firstNames, index * 7)
    const last = pick(lastNames, index * 11 + Math.floor(index / 13))
    return {
      _id: `many-${index}`,
      name: `${first} ${last} ${index}`,
      email: `${first}.${last}.${index}@many.example`.toLowerCase(),
      role: index % 50 === 0 ? 'admin' : 'user',
      institution: pick(institutions, index * 3),
      department: 'Computer Engineering',
      createdAt: '2025-06-01T00:00:00.000Z',
      lastLogin: new Date(1_750_000_000_000 + ((index * 7919) % 20_000) * 1_000_000).toISOString(),
    } as const
  })
}

function pick(from: readonly string[], index: number): string {
  return from[index % from.length] ?? ''
}
