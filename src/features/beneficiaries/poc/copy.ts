import type { Stage } from '../StageList'
import type { Fact } from './FactList'

export const pocCopy = {
  title: 'Proof-of-concept grant',
  lead: 'Up to ₹2 lakhs for a student team, to find out in 12 months whether an idea works.',
  apply: 'Apply for the PoC grant',
  format: 'Presentation format',
  tabsLabel: 'About the PoC grant',
  tabs: {
    overview: 'Overview',
    eligibility: 'Eligibility',
    process: 'Process',
    stories: 'Success stories',
  },
  overview: {
    title: 'The grant at a glance',
    lead: 'A proof of concept answers one question: does it work well enough to continue? The grant pays for what you need to answer it: parts, materials, tests, workshop time.',
    facts: [
      {
        name: 'Grant',
        value: 'Up to ₹2,00,000',
        note: 'per project; the previous cap was ₹1.5 lakhs',
      },
      { name: 'Duration', value: '12 months', note: 'with an extension of up to 6 months' },
      { name: 'Team', value: '2-5 students', note: 'one of them is the lead innovator' },
      { name: 'Mentorship', value: 'Free', note: 'from your faculty mentor and the programme' },
      { name: 'Cost to apply', value: 'Nothing', note: 'and no equity is taken' },
      { name: 'Review', value: '4 to 6 weeks', note: 'with written comments' },
    ] as const satisfies Fact[],
    disbursementTitle: 'Paid in three parts',
    disbursementLead:
      'Paid by milestone: each part when you have reached one. The amounts below are for a ₹2,00,000 grant; smaller grants are split the same way.',
    disbursements: {
      start: {
        when: 'At the start',
        text: 'When you have signed the agreement and settled the milestones with your mentor.',
      },
      halfway: {
        when: 'At the halfway milestone',
        text: 'When a first version works and you have accounted for the money spent.',
      },
      end: {
        when: 'At the end',
        text: 'When the result has been shown and the final report is accepted.',
      },
    },
    paidTitle: 'What it pays for',
    paid: [
      'Components, materials and consumables',
      'Machine and workshop time, testing and certification',
      'Software and computing that the prototype needs',
      'Travel to users, test sites and the final presentation',
    ] as const,
    notPaidTitle: 'What it does not pay for',
    notPaid: [
      'Salaries or stipends of team members',
      'Phones, laptops and furniture',
      'Work that another grant has already paid for',
    ] as const,
  },
  eligibility: {
    title: 'Who can apply',
    groups: [
      {
        title: 'Students',
        items: [
          'Currently enrolled undergraduate, postgraduate or doctoral students',
          'Of a recognised institution in the region',
          'In a team of 2-5 with one lead innovator; team members may be from different departments',
        ],
      },
      {
        title: 'Faculty',
        items: [
          'Regular staff with institutional endorsement',
          'Act as mentors of a student team',
          'Give the team a scan of their employer ID card',
        ],
      },
      {
        title: 'Institution and proposal',
        items: [
          'Endorsement by the head of institution or nodal officer is mandatory',
          'The proposal has 5-10 pages; you hand it in with the pack',
          'Each team member uploads an identity document',
        ],
      },
    ] as const,
    questionsTitle: 'Questions about the grant',
  },
  process: {
    title: 'From idea to decision',
    lead: 'Four stages, each with a fixed length, so that you can plan your term around them.',
    stages: [
      {
        title: 'Idea submission',
        duration: '2 weeks',
        text: 'Complete the form with your team and mentor, get the proposal endorsed, and hand the pack to your nodal officer. The form keeps everything on your device until then.',
      },
      {
        title: 'Screening',
        duration: '3 weeks',
        text: 'The institution’s cell checks that it is complete. Two reviewers judge it on novelty, method and usefulness, and give written comments.',
      },
      {
        title: 'Presentation',
        duration: '1 week',
        text: 'Ten minutes and ten slides in front of the university committee, then questions. Use the presentation format.',
      },
      {
        title: 'Final selection',
        duration: '2 weeks',
        text: 'The committee decides on the grant and its milestones. You get the decision and the reasons, whether it is yes or no.',
      },
    ] as const satisfies Stage[],
    afterTitle: 'What happens next',
    after: [
      'You sign the agreement with your institution, and the first 40% is paid.',
      'You meet your mentor every two weeks and report at each milestone.',
      'If 12 months are not enough, ask for up to 6 more months before the 12 months end.',
    ] as const,
  },
  stories: {
    title: 'What teams have built with it',
    lead: 'Six projects from five regions.',
    granted: (amount: string, year: number) => `${amount} granted, ${year}`,
    team: (names: string) => `Team: ${names}`,
    source: 'Sample data: teams, institutions and results are invented',
  },
  end: {
    title: 'Ready to apply?',
    text: 'The form saves as you type, even offline. Stop any time and continue later.',
    apply: 'Start the PoC application',
    ask: 'Ask the programme cell',
  },
}
