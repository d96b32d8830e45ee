import { placeName } from '../../../domain/programme/placesCopy'
import { institutionWords } from './sampleCopy'

export type Institution = {
  id: keyof typeof institutionWords
  name: string
  type: string
  location: string
  established: number
  students: number
  innovations: number
  patents: number
  specialization: string
  role: string
  website: string
}

type InstitutionRecord = Omit<Institution, 'location' | keyof (typeof institutionWords)['stu']> & {
  place: keyof typeof placeName
}

const records: InstitutionRecord[] = [
  {
    id: 'stu',
    name: 'State Technical University',
    place: 'ahmedabad',
    established: 1987,
    students: 24500,
    innovations: 112,
    patents: 38,
    website: 'https://stu.example.org',
  },
  {
    id: 'lakeview',
    name: 'Lakeview Institute of Technology',
    place: 'vadodara',
    established: 1961,
    students: 11200,
    innovations: 74,
    patents: 26,
    website: 'https://lakeview.example.org',
  },
  {
    id: 'spu',
    name: 'Surat Polytechnic University',
    place: 'surat',
    established: 1974,
    students: 15800,
    innovations: 81,
    patents: 21,
    website: 'https://spu.example.org',
  },
  {
    id: 'coastal',
    name: 'Coastal University',
    place: 'bhavnagar',
    established: 1978,
    students: 9600,
    innovations: 58,
    patents: 17,
    website: 'https://coastal.example.org',
  },
  {
    id: 'nisa',
    name: 'Northern Institute of Science and Agriculture',
    place: 'palanpur',
    established: 1969,
    students: 7300,
    innovations: 49,
    patents: 14,
    website: 'https://nisa.example.org',
  },
  {
    id: 'rann',
    name: 'Rann Engineering College',
    place: 'bhuj',
    established: 1996,
    students: 4100,
    innovations: 33,
    patents: 9,
    website: 'https://rann.example.org',
  },
]

/** The six lead institutions. */
export const institutions: Institution[] = records.map(({ place, ...institution }) => ({
  ...institution,
  ...institutionWords[institution.id],
  location: placeName[place],
}))
