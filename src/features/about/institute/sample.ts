export type Institution = {
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

/** The six lead institutions. */
export const institutions: Institution[] = [
  {
    name: 'State Technical University',
    type: 'State university',
    location: 'Ahmedabad',
    established: 1987,
    students: 24500,
    innovations: 112,
    patents: 38,
    specialization: 'Medical devices and electronics',
    role: 'Runs the programme and hosts its cell',
    website: 'https://stu.example.org',
  },
  {
    name: 'Lakeview Institute of Technology',
    type: 'Autonomous institute',
    location: 'Vadodara',
    established: 1961,
    students: 11200,
    innovations: 74,
    patents: 26,
    specialization: 'Assistive technology and software',
    role: 'Leads the central region and mentor training',
    website: 'https://lakeview.example.org',
  },
  {
    name: 'Surat Polytechnic University',
    type: 'State university',
    location: 'Surat',
    established: 1974,
    students: 15800,
    innovations: 81,
    patents: 21,
    specialization: 'Textiles, materials and machines',
    role: 'Leads the southern region and the pitch clinics',
    website: 'https://spu.example.org',
  },
  {
    name: 'Coastal University',
    type: 'Public university',
    location: 'Bhavnagar',
    established: 1978,
    students: 9600,
    innovations: 58,
    patents: 17,
    specialization: 'Energy, salt and the sea',
    role: 'Leads the Saurashtra region',
    website: 'https://coastal.example.org',
  },
  {
    name: 'Northern Institute of Science and Agriculture',
    type: 'Agricultural university',
    location: 'Palanpur',
    established: 1969,
    students: 7300,
    innovations: 49,
    patents: 14,
    specialization: 'Farming, dairy and soil',
    role: 'Leads the northern region and the farm trials',
    website: 'https://nisa.example.org',
  },
  {
    name: 'Rann Engineering College',
    type: 'Government college',
    location: 'Bhuj',
    established: 1996,
    students: 4100,
    innovations: 33,
    patents: 9,
    specialization: 'Structures, water and arid land',
    role: 'Leads the Kutch region',
    website: 'https://rann.example.org',
  },
]
