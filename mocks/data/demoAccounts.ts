/** The accounts that a demo shows by name. */
export const demoAccounts = {
  student: { email: 'student@ssip.example', password: 'Student123' },
  admin: { email: 'admin@ssip.example', password: 'Admin123' },
} as const
