import { placeName } from '../../../domain/programme/placesCopy'
import type { StoryStatus } from '../../../domain/story/story'
import { caseWords, facilitatorWords, yearsOfExperience } from './sampleCopy'

export type Facilitator = {
  name: string
  specialization: string
  experience: string
  qualifications: string
  services: readonly string[]
  phone: string
  email: string
  location: string
}

export type IprCase = {
  title: string
  inventors: string[]
  patentNumber: string
  category: string
  /** Rupees. */
  funding: number
  status: StoryStatus
  impact: string
  description: string
}

export const facilitators: Facilitator[] = (
  [
    {
      id: 'trivedi',
      name: 'Meenal Trivedi',
      years: 14,
      phone: '+91 79 5550 0171',
      email: 'meenal.trivedi@ip.example.org',
      place: 'ahmedabad',
    },
    {
      id: 'daruwala',
      name: 'Rustom Daruwala',
      years: 21,
      phone: '+91 261 555 0128',
      email: 'rustom.daruwala@ip.example.org',
      place: 'surat',
    },
    {
      id: 'nambiar',
      name: 'Shalini Nambiar',
      years: 9,
      phone: '+91 265 555 0163',
      email: 'shalini.nambiar@ip.example.org',
      place: 'vadodara',
    },
    {
      id: 'ravalia',
      name: 'Jignesh Ravalia',
      years: 12,
      phone: '+91 281 555 0119',
      email: 'jignesh.ravalia@ip.example.org',
      place: 'rajkot',
    },
  ] as const
).map(({ id, years, place, ...person }) => ({
  ...person,
  ...facilitatorWords[id],
  experience: yearsOfExperience(years),
  location: placeName[place],
}))

type CaseRecord = Omit<IprCase, keyof (typeof caseWords)['slate']> & { id: keyof typeof caseWords }

const cases: CaseRecord[] = [
  {
    id: 'slate',
    inventors: ['Tejas Bhoi', 'Farida Shaikh'],
    patentNumber: 'SAMPLE-P-2023-0417',
    funding: 48000,
    status: 'patent-granted',
  },
  {
    id: 'pump',
    inventors: ['Imran Sama', 'Devika Chavda'],
    patentNumber: 'SAMPLE-P-2023-0388',
    funding: 50000,
    status: 'commercialized',
  },
  {
    id: 'loom',
    inventors: ['Ayesha Memon', 'Kunal Jariwala', 'Ritu Patel', 'Om Desai'],
    patentNumber: 'SAMPLE-P-2024-0102',
    funding: 46500,
    status: 'patent-filed',
  },
  {
    id: 'bridges',
    inventors: ['Zeel Gadhvi', 'Aarav Joshi', 'Mehul Ahir'],
    patentNumber: 'SAMPLE-P-2025-0236',
    funding: 50000,
    status: 'under-examination',
  },
  {
    id: 'box',
    inventors: ['Nirali Vasava', 'Harsh Rathwa', 'Sana Mansuri'],
    patentNumber: 'SAMPLE-T-2024-0075',
    funding: 34000,
    status: 'startup-launched',
  },
]

export const iprCases: IprCase[] = cases.map(({ id, ...item }) => ({ ...item, ...caseWords[id] }))
