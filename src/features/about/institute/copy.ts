import type { MarkName } from '../../../ui/marks'

type Framework = { mark: MarkName; title: string; text: string }
type Tier = { name: string; members: string; meets: string; task: string }

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
    websiteOf: 'of',
    source: 'institutions and their figures are invented, and their websites do not exist',
  },
  framework: {
    title: 'Support framework',
    lead: 'What every partner institution gives its teams, and what the programme gives the institution.',
    cards: [
      {
        mark: 'people',
        title: 'Innovation cell',
        text: 'A nodal officer and a small team whom students can simply walk up to.',
      },
      {
        mark: 'prototype',
        title: 'Workshop and laboratories',
        text: 'Benches, machines and measuring time, open to funded teams of any department.',
      },
      {
        mark: 'fund',
        title: 'Funds at hand',
        text: 'Disbursements go through the institution, with one account and one report per year.',
      },
      {
        mark: 'mentor',
        title: 'Mentors and facilitators',
        text: 'Trained faculty mentors, and registered facilitators for rights.',
      },
    ] satisfies Framework[],
  },
  governance: {
    title: 'How it is governed',
    lead: 'Four tiers. What can be decided close to the student is decided there.',
    caption: 'Committees of the programme, their size, how often they meet and what they decide',
    columns: { name: 'Committee', members: 'Members', meets: 'Meets', task: 'Decides on' },
    tiers: [
      {
        name: 'State committee',
        members: '15',
        meets: 'Quarterly',
        task: 'Policy, budget and the rules of each programme',
      },
      {
        name: 'University committee',
        members: '8-10',
        meets: 'Monthly',
        task: 'Grants, after review and presentation',
      },
      {
        name: 'Institution cell',
        members: '5-7',
        meets: 'Weekly',
        task: 'Endorsement, milestones and disbursement',
      },
      {
        name: 'Department',
        members: '3-5',
        meets: 'Bi-weekly',
        task: 'Mentors, workshop time and first advice',
      },
    ] satisfies Tier[],
  },
  achievements: {
    title: 'Achieved together',
    lead: 'The six lead institutions added up.',
    label: 'Collective achievements',
    institutions: 'lead institutions',
    students: 'students',
    innovations: 'innovations supported',
    patents: 'patents',
    source: 'the sums of the cards above',
  },
  more: {
    title: 'Your institution is not with us yet?',
    text: 'Every recognised institution in the region can join. The institute policy will say what it takes; until then, the programme cell does.',
    contact: 'Contact the programme cell',
    policy: 'Institute policy',
  },
}
