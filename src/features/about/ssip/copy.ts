import type { Figure } from '../../../ui/Figures'
import type { MarkName } from '../../../ui/marks'

type Category = { mark: MarkName; title: string; text: string }
type Milestone = { year: string; title: string; text: string }
type Benefits = { title: string; items: string[] }

export const ssipCopy = {
  title: 'The Student Startup and Innovation Policy',
  lead: 'A state policy with one plain aim: a student with a good idea should not need money, luck or connections to find out whether it works.',
  overview: {
    title: 'Overview',
    paragraphs: [
      'The policy gives universities and colleges the means to support the innovations of their own students: money for a proof of concept, help with intellectual property rights, workshops, hackathons, events and mentors.',
      'It is run from a technical university and carried out where the students are: every recognised institution has a cell that advises, endorses and accompanies. Decisions are made by people from the field, in writing and within 4 to 6 weeks.',
      'Applying is free and takes no equity. What students build belongs to them.',
    ],
  },
  figures: {
    title: 'Key figures',
    label: 'Key figures of the policy',
    list: [
      { value: '500+', label: 'projects funded' },
      { value: '₹2.5 crore', label: 'total investment' },
      { value: '150+', label: 'patents filed' },
      { value: '10,000+', label: 'innovators' },
      { value: '100+', label: 'institutions' },
    ] satisfies Figure[],
    source: 'the programme’s own claims, not a live count',
  },
  objectives: {
    title: 'Objectives',
    lead: 'Six things by which the policy wants to be judged.',
    items: [
      'Make it normal for students of every discipline to try out an idea of their own.',
      'Pay for the first working version early, while changing course is still cheap.',
      'Protect what students invent before it is shown to the world.',
      'Put a mentor beside every team, and value the work of mentors.',
      'Give colleges outside the large cities the same workshops, money and advice.',
      'Turn results into companies, licences and public services that people use.',
    ],
  },
  categories: {
    title: 'What it supports',
    lead: 'Six kinds of support. Each can be used alone.',
    items: [
      {
        mark: 'prototype',
        title: 'Proof of concept',
        text: 'A grant with milestones, to build and test a first working version.',
      },
      {
        mark: 'patent',
        title: 'Intellectual property',
        text: 'Search, drafting and fees for patents, trademarks, copyrights and designs.',
      },
      {
        mark: 'idea',
        title: 'Innovation workshops',
        text: 'Working days on methods, making and testing, in every region.',
      },
      {
        mark: 'hackathon',
        title: 'Hackathons',
        text: 'Real problems from districts and industry, solved in a weekend.',
      },
      {
        mark: 'calendar',
        title: 'Events',
        text: 'Competitions, trainings and conferences where teams meet users and founders.',
      },
      {
        mark: 'mentor',
        title: 'Mentorship',
        text: 'Free guidance by faculty and founders, for as long as a project runs.',
      },
    ] satisfies Category[],
  },
  benefits: {
    title: 'Who gains what',
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
          'Part in inventions they contribute to',
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
          'Solutions to problems that they have posed',
          'Early contact with able graduates',
          'Licences on fair terms',
        ],
      },
    ] satisfies Benefits[],
  },
  timeline: {
    title: 'How it grew',
    items: [
      {
        year: '2019',
        title: 'First edition',
        text: 'The policy starts with a PoC grant of up to ₹1.5 lakhs and cells at the first universities.',
      },
      {
        year: '2021',
        title: 'IPR support for all',
        text: 'Colleges in every region join. The programme begins to pay for patent searches and filings.',
      },
      {
        year: '2023',
        title: 'Second edition',
        text: 'The PoC grant rises to up to ₹2 lakhs. Trademarks, copyrights and designs are supported too.',
      },
      {
        year: '2024',
        title: 'One portal',
        text: 'Applications, events and documents come together in this portal, and five regional cells open.',
      },
    ] satisfies Milestone[],
  },
  vision: {
    title: 'Vision',
    text: 'A state in which the distance between a student’s idea and its first user is measured in months.',
  },
  mission: {
    title: 'Mission',
    text: 'To give every student the means, the advice and the protection to try, at their own institution, and to learn from it whatever comes out.',
  },
  callToAction: {
    title: 'Try your own idea',
    text: 'Create an account and start the form, or read the documents first.',
    signUp: 'Create an account',
    downloads: 'All documents',
  },
}
