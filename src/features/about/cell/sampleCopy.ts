export const leaderWords = {
  director: {
    role: 'Programme Director',
    about: 'Professor of mechanical engineering; led a university incubator for nine years.',
  },
  grants: {
    role: 'Deputy Director, Grants',
    about: 'Electronics engineer; has sat on review committees since the first edition.',
  },
  rights: {
    role: 'Deputy Director, Rights and Partnerships',
    about: 'Patent agent and lawyer; built the network of facilitators.',
  },
}

export const departmentWords = {
  poc: { name: 'PoC grants', task: 'Receives applications, arranges reviews and presentations.' },
  ipr: {
    name: 'Intellectual property',
    task: 'Patent searches and filings, and the facilitators who handle them.',
  },
  finance: {
    name: 'Finance and disbursement',
    task: 'Agreements, payments by milestone and accounts.',
  },
  events: { name: 'Events and outreach', task: 'Workshops, hackathons and visits to colleges.' },
  mentorship: { name: 'Mentorship and training', task: 'Finds, trains and matches mentors.' },
  portal: { name: 'Monitoring and portal', task: 'Progress reports, figures and this portal.' },
}

export const coreWords = {
  applications: { role: 'Applications officer', about: 'Checks that forms are complete.' },
  reviews: { role: 'Review coordinator', about: 'Finds expert reviewers.' },
  ipr: { role: 'IPR officer', about: 'Takes inventions through the patent office.' },
  accounts: { role: 'Accounts officer', about: 'Pays each part of a grant.' },
  events: { role: 'Events officer', about: 'Plans workshops and hackathons.' },
  mentors: { role: 'Mentor network', about: 'Matches teams with mentors.' },
  help: { role: 'Help desk', about: 'Answers within 24 hours.' },
  portal: { role: 'Portal and data', about: 'Keeps this portal running.' },
}

/** The regions, with the districts of each; for Kutch, towns. */
export const regionWords = {
  north: { region: 'North', covers: 'Banaskantha, Patan, Mehsana, Sabarkantha' },
  central: { region: 'Central', covers: 'Ahmedabad, Anand, Kheda, Vadodara' },
  south: { region: 'South', covers: 'Surat, Navsari, Valsad, Tapi' },
  saurashtra: { region: 'Saurashtra', covers: 'Rajkot, Bhavnagar, Jamnagar, Junagadh' },
  kutch: { region: 'Kutch', covers: 'Bhuj, Gandhidham, Mandvi, Nakhatrana' },
}
