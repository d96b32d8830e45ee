type Benefits = { title: string; items: string[] }

export const ssipCopy = {
  title: 'The Student Startup and Innovation Policy',
  lead: 'A state policy with one plain aim: a student with a good idea should not need money, luck or connections to find out whether it works.',
  overview: {
    title: 'Overview',
    paragraphs: [
      'The policy gives universities and colleges the means to support the innovations of their own students: money for a proof of concept, help with intellectual property rights, workshops, hackathons, events and mentors.',
      'It is run from a technical university and carried out where the students are: every recognised institution has a cell that advises you, endorses your proposal and stays with you through the project. Decisions are made by people from the field, in writing, within 4 to 6 weeks of handing in.',
      'Applying is free and takes no equity. What students build belongs to them.',
    ] as const,
  },
  figures: {
    title: 'Key figures',
    label: 'Key figures of the policy',
  },
  objectives: {
    title: 'Objectives',
    lead: 'Six goals we want to be judged by.',
    items: [
      'Make it normal for students of every discipline to try out an idea of their own.',
      'Pay for the first working version early, while changing course is still cheap.',
      'Protect what students invent before it is shown to the world.',
      'Give every team a mentor, and give mentors credit for their work.',
      'Give colleges outside the large cities the same workshops, money and advice.',
      'Turn results into companies, licences and public services that people use.',
    ] as const,
  },
  categories: {
    title: 'What it supports',
    lead: 'Six kinds of support. Each can be used alone.',
    items: {
      poc: {
        title: 'Proof of concept',
        text: 'A grant with milestones, to build and test a first working version.',
      },
      ipr: {
        title: 'Intellectual property',
        text: 'Search, drafting and fees for patents, trademarks, copyrights and designs.',
      },
      workshops: {
        title: 'Innovation workshops',
        text: 'Hands-on days to learn how to design, build and test, in every region.',
      },
      hackathons: {
        title: 'Hackathons',
        text: 'Real problems from districts and industry, solved in a weekend.',
      },
      events: {
        title: 'Events',
        text: 'Competitions, training and conferences where teams meet users and founders.',
      },
      mentorship: {
        title: 'Mentorship',
        text: 'Free guidance from faculty and founders, for as long as a project runs.',
      },
    },
  },
  benefits: {
    title: 'Who benefits, and how',
    groups: [
      {
        title: 'Students',
        items: [
          'Money for parts, tests and workshop time',
          'A mentor and written comments at each step',
          'Full ownership of what they build',
        ],
      },
      {
        title: 'Faculty',
        items: [
          'Recognised time for mentoring',
          'Training in guiding projects and in patents',
          'A share in inventions they contribute to',
        ],
      },
      {
        title: 'Institutions',
        items: [
          'An innovation cell with a budget of its own',
          'Shared laboratories and facilitators',
          'Results that count in their evaluation',
        ],
      },
      {
        title: 'Industry and the public',
        items: [
          'Solutions to problems they brought to us',
          'Early contact with able graduates',
          'Licences on fair terms',
        ],
      },
    ] as const satisfies Benefits[],
  },
  timeline: {
    title: 'How the policy grew',
    items: {
      2019: {
        title: 'First edition',
        text: 'The policy starts with a PoC grant of up to ₹1.5 lakhs and cells at the first universities.',
      },
      2021: {
        title: 'IPR support for all',
        text: 'Colleges in every region join. The programme begins to pay for patent searches and filings.',
      },
      2023: {
        title: 'Second edition',
        text: 'The PoC grant rises to up to ₹2 lakhs. Trademarks, copyrights and designs are supported too.',
      },
      2024: {
        title: 'One portal',
        text: 'Applications, events and documents come together in this portal, and five regional cells open.',
      },
    },
  },
  vision: {
    title: 'Vision',
    text: 'A state where a student’s idea reaches its first user within months.',
  },
  mission: {
    title: 'Mission',
    text: 'To give every student the means, the advice and the protection to try, at their own institution, and to learn from it, whatever the result.',
  },
  callToAction: {
    title: 'Try your own idea',
    text: 'Create an account and start the form, or read the documents first.',
    signUp: 'Create an account',
    downloads: 'All documents',
  },
}
