import { atPlace, placeName } from '../../../domain/programme/placesCopy'
import { coreWords, departmentWords, leaderWords, regionWords } from './sampleCopy'

export type StaffMember = { name: string; role: string; about: string }
export type RegionId = keyof typeof regionWords
type RegionalCell = {
  id: RegionId
  region: string
  seat: string
  coordinator: string
  /** Districts; for Kutch, towns. */
  covers: string
  phone: string
}

export const leadership: StaffMember[] = (
  [
    { id: 'director', name: 'Dr. Hansa Mistry' },
    { id: 'grants', name: 'Prof. Anwar Qureshi' },
    { id: 'rights', name: 'Lata Krishnan' },
  ] as const
).map(({ id, name }) => ({ name, ...leaderWords[id] }))

export const departments = (
  [
    { id: 'poc', icon: 'prototype', head: 'Dhara Parmar' },
    { id: 'ipr', icon: 'patent', head: 'Samir Kotak' },
    { id: 'finance', icon: 'fund', head: 'Bhavna Thakor' },
    { id: 'events', icon: 'calendar', head: 'Joseph Macwan' },
    { id: 'mentorship', icon: 'mentor', head: 'Rekha Vyas' },
    { id: 'portal', icon: 'layers', head: 'Nilesh Barot' },
  ] as const
).map((department) => ({ ...department, ...departmentWords[department.id] }))

export const coreTeam: StaffMember[] = (
  [
    { id: 'applications', name: 'Pooja Rana' },
    { id: 'reviews', name: 'Iqbal Ghanchi' },
    { id: 'ipr', name: 'Sneha Dabhi' },
    { id: 'accounts', name: 'Ketan Modi' },
    { id: 'events', name: 'Maria Christian' },
    { id: 'mentors', name: 'Arjun Zala' },
    { id: 'help', name: 'Hiral Suthar' },
    { id: 'portal', name: 'Vivek Pandya' },
  ] as const
).map(({ id, name }) => ({ name, ...coreWords[id] }))

/** The five regions (spec §2). */
export const regionalCells: RegionalCell[] = (
  [
    {
      id: 'north',
      seat: 'Northern Institute of Science and Agriculture',
      place: 'palanpur',
      coordinator: 'Dr. Ramila Prajapati',
      phone: '+91 2742 555 014',
    },
    {
      id: 'central',
      seat: 'Lakeview Institute of Technology',
      place: 'vadodara',
      coordinator: 'Prof. Neel Amin',
      phone: '+91 265 555 0144',
    },
    {
      id: 'south',
      seat: 'Surat Polytechnic University',
      place: 'surat',
      coordinator: 'Dr. Zarina Patel',
      phone: '+91 261 555 0110',
    },
    {
      id: 'saurashtra',
      seat: 'Coastal University',
      place: 'bhavnagar',
      coordinator: 'Prof. Girish Gohil',
      phone: '+91 278 555 0136',
    },
    {
      id: 'kutch',
      seat: 'Rann Engineering College',
      place: 'bhuj',
      coordinator: 'Dr. Fatima Khatri',
      phone: '+91 2832 555 017',
    },
  ] as const
).map(({ place, ...cell }) => ({
  ...cell,
  ...regionWords[cell.id],
  seat: atPlace(cell.seat, placeName[place]),
}))
