export const instituteCopy = {
  title: 'Partner institutions',
  lead: 'Six lead institutions carry the programme in their regions. More than a hundred colleges work with them.',
  institutions: {
    title: 'Lead institutions',
    lead: 'Each leads in one field and helps the colleges around it.',
    location: 'Location',
    established: 'Established',
    students: 'Students',
    innovations: 'Innovations',
    patents: 'Patents',
    specialization: 'Specialization',
    role: 'Programme role',
    website: 'Website',
    websiteOf: (name: string) => `Website of ${name}`,
    source:
      'Sample data: institutions and their figures are invented, and their websites do not exist',
  },
  framework: {
    title: 'Support framework',
    lead: 'What every partner institution gives its teams, and what the programme gives the institution.',
    cards: {
      cell: {
        title: 'Innovation cell',
        text: 'A nodal officer and a small team students can simply walk up to.',
      },
      workshop: {
        title: 'Workshop and laboratories',
        text: 'Benches, machines and testing time, open to funded teams of any department.',
      },
      money: {
        title: 'Money close to you',
        text: 'Disbursements go through the institution, with one account and one report per year.',
      },
      mentors: {
        title: 'Mentors and facilitators',
        text: 'Trained faculty mentors, and registered patent facilitators.',
      },
    },
  },
  governance: {
    title: 'How it is governed',
    lead: 'Four tiers. Decisions are made as close to the student as possible.',
    caption: 'Committees of the programme, their size, how often they meet and what they decide',
    columns: { name: 'Committee', members: 'Members', meets: 'Meets', task: 'Decides on' },
    tiers: {
      state: {
        name: 'State committee',
        meets: 'Quarterly',
        task: 'Policy, budget and the rules of each programme',
      },
      university: {
        name: 'University committee',
        meets: 'Monthly',
        task: 'Grants, after review and presentation',
      },
      institution: {
        name: 'Institution cell',
        meets: 'Weekly',
        task: 'Endorsement, milestones and disbursement',
      },
      department: {
        name: 'Department',
        meets: 'Bi-weekly',
        task: 'Mentors, workshop time and first advice',
      },
    },
  },
  achievements: {
    title: 'What they have achieved together',
    lead: 'The six lead institutions added up.',
    label: 'Collective achievements',
    institutions: 'lead institutions',
    students: 'students',
    innovations: 'innovations supported',
    patents: 'patents',
    source: 'Sample data: the sums of the cards above',
  },
  more: {
    title: 'Is your institution not a partner yet?',
    text: 'Every recognised institution in the region can join. The institute policy, coming soon, will explain how. Until then, ask the programme cell.',
    contact: 'Contact the programme cell',
    policy: 'Institute policy',
  },
}
