/** The language of the policy. */
export const policyLanguage = 'English'

export const announcedWords = {
  beneficiariesHackathon: {
    title: 'Hackathon support',
    summary: 'What the programme gives to teams that come out of a hackathon.',
  },
  scrutinyCommittee: {
    title: 'Scrutiny committee',
    summary: 'Who reads the proposals, and how they are chosen.',
  },
  implementationCommittee: {
    title: 'Implementation committee',
    summary: 'Who carries the policy out, and where.',
  },
}

/** A summary of each section of the policy. */
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
      'Review takes 4 to 6 weeks, and every rejection comes with its reasons.',
    ],
  },
  {
    title: 'Reports and money',
    points: [
      'You account for each part of a grant before the next one is paid.',
      'Unspent money goes back to the programme.',
    ],
  },
] as const

/** The changes in each version of the policy. */
export const versionChange = {
  '2.0':
    'Second edition. The PoC cap rises from ₹1.5 lakhs to ₹2 lakhs; trademarks, copyrights and designs are supported too.',
  '1.1': 'Colleges of every region can take part. Patent searches and filings are supported.',
  '1.0': 'First edition.',
}
