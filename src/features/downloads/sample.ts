/** The policy document as it was published (spec §2); the figures are samples. */
export const policy = {
  version: '2.0',
  lastUpdated: '2023-10-12',
  fileSize: '2.5 MB',
  pages: 45,
  language: 'English',
  downloads: 12_480,
}

/** What each part of the policy says, in short. */
export const policySections = [
  {
    title: 'Purpose',
    points: [
      'Students with an idea get the means to try it out while they study.',
      'Institutions build their own support, from mentors to a place to work.',
    ],
  },
  {
    title: 'Who can get support',
    points: [
      'Undergraduate, postgraduate and doctoral students of recognised institutions.',
      'Teams of 2-5 with one lead innovator, mentored by regular faculty.',
      'Every proposal is endorsed by the head of the institution or its nodal officer.',
    ],
  },
  {
    title: 'Proof-of-concept grant',
    points: [
      'For 12 months, with an extension of up to 6 months.',
      'Paid in three parts of 40%, 40% and 20%, each at its milestone.',
      'No equity is taken, and mentorship is free.',
    ],
  },
  {
    title: 'Support for intellectual property',
    points: [
      'Search, drafting and official fees for patents, trademarks, copyrights and designs.',
      'The inventors own what is protected, with their institution where its policy says so.',
    ],
  },
  {
    title: 'How it is decided',
    points: [
      'The institution cell screens, the university committee selects, the state committee oversees.',
      'Review takes 4 to 6 weeks, and every refusal comes with its reasons.',
    ],
  },
  {
    title: 'Reports and money',
    points: [
      'Each part of a grant is accounted for before the next one is paid.',
      'What is not spent goes back to the programme.',
    ],
  },
]

export const policyVersions = [
  {
    version: '2.0',
    date: '2023-10-12',
    change:
      'Second edition. The PoC cap rises from ₹1.5 lakhs to ₹2 lakhs; trademarks, copyrights and designs are supported too.',
  },
  {
    version: '1.1',
    date: '2021-08-16',
    change: 'Colleges of every region can take part. Patent searches and filings are supported.',
  },
  { version: '1.0', date: '2019-01-11', change: 'First edition.' },
]
