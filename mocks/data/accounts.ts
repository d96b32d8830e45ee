import type { NewAccount } from '../account'
import { demoAccounts } from './demoAccounts'

/** Password of every sentinel account and of the other sample accounts but the two in the README. */
const samplePassword = 'Sample123'

/** The sample student's id on the pretend server. */
export const studentAccountId = 'u-student'

type SampleAccount = NewAccount & { id: string; createdAt: string }

/** The initial accounts of the pretend server. People and institutions are invented. */
export const sampleAccounts: SampleAccount[] = [
  {
    id: studentAccountId,
    name: 'Asha Patel',
    ...demoAccounts.student,
    role: 'user',
    institution: 'Sabarmati Institute of Technology',
    department: 'Mechanical Engineering',
    phone: '9825501234',
    createdAt: '2025-07-14T09:20:00.000Z',
  },
  {
    id: 'u-admin',
    name: 'Dr Meera Joshi',
    ...demoAccounts.admin,
    role: 'admin',
    institution: 'State Technical University',
    department: 'SSIP Cell',
    phone: '7955500142',
    createdAt: '2024-01-08T06:00:00.000Z',
  },
  {
    id: 'u-nolist',
    name: 'No List',
    email: 'nolist@ssip.example',
    password: samplePassword,
    role: 'admin',
    createdAt: '2024-02-19T06:00:00.000Z',
  },
  student('u-3', 'Rohan Desai', 'Narmada College of Engineering', 'Computer Engineering'),
  student('u-4', 'Fatima Shaikh', 'Kutch School of Design', 'Product Design'),
  student('u-5', 'Vivek Solanki', 'Saurashtra Polytechnic University'),
  student('u-6', 'Nisha Bhatt'),
  student('u-7', 'Karan Mehta', 'Gir Agricultural Institute', 'Agronomy'),
  { ...student('u-slow', 'Slow Answer'), email: 'slow@ssip.example' },
  { ...student('u-expired', 'Expired Session'), email: 'expired@ssip.example' },
]

function student(id: string, name: string, institution = '', department = ''): SampleAccount {
  return {
    id,
    name,
    email: `${name.replace(' ', '.').toLowerCase()}@ssip.example`,
    password: samplePassword,
    role: 'user',
    institution,
    department,
    createdAt: '2025-09-02T08:00:00.000Z',
  }
}
