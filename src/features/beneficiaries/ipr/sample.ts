import type { StoryStatus } from '../../../domain/story/story'

export type Facilitator = {
  name: string
  specialization: string
  experience: string
  qualifications: string
  services: string[]
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

export const facilitators: Facilitator[] = [
  {
    name: 'Meenal Trivedi',
    specialization: 'Mechanical and medical devices',
    experience: '14 years',
    qualifications: 'BE Mechanical, LLB, registered patent agent',
    services: ['Prior art search', 'Patent drafting and filing', 'Examination replies'],
    phone: '+91 79 5550 0171',
    email: 'meenal.trivedi@ip.example.org',
    location: 'Ahmedabad',
  },
  {
    name: 'Rustom Daruwala',
    specialization: 'Chemistry, materials and textiles',
    experience: '21 years',
    qualifications: 'PhD Chemistry, registered patent agent',
    services: ['Prior art search', 'Patent drafting and filing', 'Freedom-to-operate opinions'],
    phone: '+91 261 555 0128',
    email: 'rustom.daruwala@ip.example.org',
    location: 'Surat',
  },
  {
    name: 'Shalini Nambiar',
    specialization: 'Software, electronics and copyright',
    experience: '9 years',
    qualifications: 'MTech Electronics, LLB, registered patent agent',
    services: ['Software and circuit patents', 'Copyright registration', 'Licence agreements'],
    phone: '+91 265 555 0163',
    email: 'shalini.nambiar@ip.example.org',
    location: 'Vadodara',
  },
  {
    name: 'Jignesh Ravalia',
    specialization: 'Trademarks and designs',
    experience: '12 years',
    qualifications: 'LLM, trademark attorney',
    services: ['Trademark search and filing', 'Design registration', 'Oppositions'],
    phone: '+91 281 555 0119',
    email: 'jignesh.ravalia@ip.example.org',
    location: 'Rajkot',
  },
]

export const iprCases: IprCase[] = [
  {
    title: 'Sensor slate for learning Braille',
    inventors: ['Tejas Bhoi', 'Farida Shaikh'],
    patentNumber: 'SAMPLE-P-2023-0417',
    category: 'Patent, education',
    funding: 48000,
    status: 'Patent Granted',
    impact: 'Licensed to a maker of school aids; used in 12 schools',
    description:
      'A pressure film under an ordinary Braille slate recognises each letter as it is written and speaks it in three languages.',
  },
  {
    title: 'Metal-free membrane pump for brine',
    inventors: ['Imran Sama', 'Devika Chavda'],
    patentNumber: 'SAMPLE-P-2023-0388',
    category: 'Patent, energy',
    funding: 50000,
    status: 'Commercialized',
    impact: '210 pumps sold to salt farmers in two seasons',
    description:
      'A solar pump whose wetted parts are moulded rubber and glass fibre, so that nothing in it can rust in the salt pans.',
  },
  {
    title: 'Optical stop for power looms',
    inventors: ['Ayesha Memon', 'Kunal Jariwala', 'Ritu Patel', 'Om Desai'],
    patentNumber: 'SAMPLE-P-2024-0102',
    category: 'Patent, technology',
    funding: 46500,
    status: 'Patent Filed',
    impact: '41% less waste in a trial of six months',
    description:
      'A camera below the price of a month’s electricity that sees a broken thread and stops the loom within half a second.',
  },
  {
    title: 'Acoustic crack detection on steel bridges',
    inventors: ['Zeel Gadhvi', 'Aarav Joshi', 'Mehul Ahir'],
    patentNumber: 'SAMPLE-P-2025-0236',
    category: 'Patent, technology',
    funding: 50000,
    status: 'Under Examination',
    impact: 'Three bridges under watch by the road department',
    description:
      'Sensors that tell the sound of a growing crack from traffic and rain, and run for two years on one battery.',
  },
  {
    title: 'Thandi Peti, the cold box',
    inventors: ['Nirali Vasava', 'Harsh Rathwa', 'Sana Mansuri'],
    patentNumber: 'SAMPLE-T-2024-0075',
    category: 'Trademark and design, healthcare',
    funding: 34000,
    status: 'Startup Launched',
    impact: 'A company of seven people; in use at 34 health centres',
    description:
      'The name and the shape of a vaccine carrier that keeps 2 to 8 °C for nine hours, registered before its first sale.',
  },
]
