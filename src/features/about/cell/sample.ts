import type { MarkName } from '../../../ui/marks'

export type StaffMember = { name: string; role: string; about: string }
type Department = { mark: MarkName; name: string; task: string; head: string }
type RegionalCell = {
  region: string
  seat: string
  coordinator: string
  /** Districts; in Kutch, its towns. */
  covers: string
  phone: string
}

export const leadership: StaffMember[] = [
  {
    name: 'Dr. Hansa Mistry',
    role: 'Programme Director',
    about: 'Professor of mechanical engineering; led a university incubator for nine years.',
  },
  {
    name: 'Prof. Anwar Qureshi',
    role: 'Deputy Director, Grants',
    about: 'Electronics engineer; has sat on review committees since the first edition.',
  },
  {
    name: 'Lata Krishnan',
    role: 'Deputy Director, Rights and Partnerships',
    about: 'Patent agent and lawyer; built the network of facilitators.',
  },
]

export const departments: Department[] = [
  {
    mark: 'prototype',
    name: 'PoC grants',
    task: 'Receives applications, arranges reviews and presentations.',
    head: 'Dhara Parmar',
  },
  {
    mark: 'patent',
    name: 'Intellectual property',
    task: 'Searches, filings and the facilitators who do them.',
    head: 'Samir Kotak',
  },
  {
    mark: 'fund',
    name: 'Finance and disbursement',
    task: 'Agreements, payments by milestone and accounts.',
    head: 'Bhavna Thakor',
  },
  {
    mark: 'calendar',
    name: 'Events and outreach',
    task: 'Workshops, hackathons and visits to colleges.',
    head: 'Joseph Macwan',
  },
  {
    mark: 'mentor',
    name: 'Mentorship and training',
    task: 'Finds, trains and matches mentors.',
    head: 'Rekha Vyas',
  },
  {
    mark: 'layers',
    name: 'Monitoring and portal',
    task: 'Progress reports, figures and this portal.',
    head: 'Nilesh Barot',
  },
]

export const coreTeam: StaffMember[] = [
  { name: 'Pooja Rana', role: 'Applications officer', about: 'Checks that forms are complete.' },
  { name: 'Iqbal Ghanchi', role: 'Review coordinator', about: 'Finds reviewers from the field.' },
  { name: 'Sneha Dabhi', role: 'IPR officer', about: 'Goes with inventions to the patent office.' },
  { name: 'Ketan Modi', role: 'Accounts officer', about: 'Pays each part of a grant.' },
  { name: 'Maria Christian', role: 'Events officer', about: 'Plans workshops and hackathons.' },
  { name: 'Arjun Zala', role: 'Mentor network', about: 'Matches teams with mentors.' },
  { name: 'Hiral Suthar', role: 'Help desk', about: 'Answers within 24 hours.' },
  { name: 'Vivek Pandya', role: 'Portal and data', about: 'Keeps this portal running.' },
]

/** The five regions (spec §2). */
export const regionalCells: RegionalCell[] = [
  {
    region: 'North',
    seat: 'Northern Institute of Science and Agriculture, Palanpur',
    coordinator: 'Dr. Ramila Prajapati',
    covers: 'Banaskantha, Patan, Mehsana, Sabarkantha',
    phone: '+91 2742 555 014',
  },
  {
    region: 'Central',
    seat: 'Lakeview Institute of Technology, Vadodara',
    coordinator: 'Prof. Neel Amin',
    covers: 'Ahmedabad, Anand, Kheda, Vadodara',
    phone: '+91 265 555 0144',
  },
  {
    region: 'South',
    seat: 'Surat Polytechnic University, Surat',
    coordinator: 'Dr. Zarina Patel',
    covers: 'Surat, Navsari, Valsad, Tapi',
    phone: '+91 261 555 0110',
  },
  {
    region: 'Saurashtra',
    seat: 'Coastal University, Bhavnagar',
    coordinator: 'Prof. Girish Gohil',
    covers: 'Rajkot, Bhavnagar, Jamnagar, Junagadh',
    phone: '+91 278 555 0136',
  },
  {
    region: 'Kutch',
    seat: 'Rann Engineering College, Bhuj',
    coordinator: 'Dr. Fatima Khatri',
    covers: 'Bhuj, Gandhidham, Mandvi, Nakhatrana',
    phone: '+91 2832 555 017',
  },
]
