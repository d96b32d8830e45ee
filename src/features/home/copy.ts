import { paths } from '../../lib/paths'
import type { MarkName } from '../../ui/marks'

type Programme = {
  mark: MarkName
  title: string
  /** The ceiling, or what there is instead of one. */
  amount: string
  text: string
  points: string[]
  to: string
  link: string
}
type Step = { mark: MarkName; title: string; text: string }
type Resource = { mark: MarkName; title: string; text: string; to: string }

export const figuresCopy = {
  title: 'What has come of it so far',
  lead: 'The programme in five figures, since its first edition in 2019.',
  label: 'The programme in figures',
  figures: [
    { value: '500+', label: 'projects funded' },
    { value: '₹2.5 crore', label: 'total investment' },
    { value: '150+', label: 'patents filed' },
    { value: '10,000+', label: 'innovators' },
    { value: '100+', label: 'institutions' },
  ],
  source: 'the programme’s own claims, not a live count',
}

export const storiesCopy = {
  granted: 'Grant',
  source: 'teams, institutions and results are invented',
}

export const homeCopy = {
  title: 'Build the first version of your idea',
  lead: 'The Student Startup and Innovation Policy pays for a working prototype, helps to protect what is new in it, and puts a mentor beside you while you build.',
  facts: [
    'Applying is free and takes no equity',
    'Review takes 4 to 6 weeks',
    'Support answers within 24 hours',
  ],
  factsLabel: 'Good to know',
  signUp: 'Create an account',
  aboutPolicy: 'About the policy',
  applyPoc: 'Apply for a PoC grant',
  applyIpr: 'Apply for an IPR grant',
  trust: 'Supported by',
  programmes: {
    title: 'Three ways to get support',
    lead: 'Start with whichever fits where you are. Many teams use all three, one after the other.',
    cards: [
      {
        mark: 'prototype',
        title: 'Proof-of-concept grant',
        amount: 'Up to ₹2 lakhs',
        text: 'Money and a mentor to find out whether your idea works outside the notebook.',
        points: ['Teams of 2-5 students', '12 months', 'Paid in three parts, by milestone'],
        to: paths.beneficiariesPoc,
        link: 'Learn more about the PoC grant',
      },
      {
        mark: 'patent',
        title: 'IPR support',
        amount: 'Up to ₹50,000',
        text: 'Search, drafting and official fees, so that what you invented stays yours.',
        points: ['Patents and trademarks', 'Copyrights and designs', 'Registered facilitators'],
        to: paths.beneficiariesIpr,
        link: 'Learn more about IPR support',
      },
      {
        mark: 'hackathon',
        title: 'Hackathons and workshops',
        amount: 'Free to join',
        text: 'Find a problem worth solving and the people to solve it with, in a weekend.',
        points: ['Innovation workshops', 'Hackathons and competitions', 'Mentors on the floor'],
        to: paths.beneficiariesHackathon,
        link: 'Learn more about hackathons',
      },
    ] satisfies Programme[],
  },
  process: {
    title: 'From idea to funding in four steps',
    lead: 'You always know which step you are at, and who has to act next.',
    steps: [
      {
        mark: 'idea',
        title: 'Submit idea',
        text: 'Fill in one form with your team and your mentor. It saves as you type, also without a network.',
      },
      {
        mark: 'review',
        title: 'Expert review',
        text: 'Two reviewers from your field read the proposal. You get their comments in writing.',
      },
      {
        mark: 'pitch',
        title: 'Pitch and refine',
        text: 'Ten minutes in front of the committee, then time to improve what they asked about.',
      },
      {
        mark: 'fund',
        title: 'Get funded',
        text: 'The first part is paid when the agreement is signed, the rest as you reach your milestones.',
      },
    ] satisfies Step[],
  },
  stories: {
    title: 'What students have built',
    lead: 'Three projects that began with a form, a mentor and a first small payment.',
    more: 'More stories of PoC grants',
  },
  resources: {
    title: 'Before you apply',
    lead: 'What applicants read first.',
    cards: [
      {
        mark: 'document',
        title: 'The policy document',
        text: 'Version 2.0 in English: who is eligible, what is paid and how it is decided.',
        to: paths.policyEnglish,
      },
      {
        mark: 'pitch',
        title: 'Formats and guidelines',
        text: 'All documents of the programme, and which of them are out already.',
        to: paths.downloads,
      },
      {
        mark: 'calendar',
        title: 'Events near you',
        text: 'Workshops and trainings where you can try your idea on other people first.',
        to: paths.events,
      },
      {
        mark: 'question',
        title: 'Questions and answers',
        text: 'On teams, money, endorsement and rights, in plain words.',
        to: paths.faq,
      },
    ] satisfies Resource[],
  },
  callToAction: {
    title: 'Your form can wait for you. Your idea should not.',
    text: 'Create an account, start the form today and finish it when your mentor has read it. Nothing you type is lost.',
    signUp: 'Create an account',
    signIn: 'I have an account',
  },
}

export const landingCopy = {
  title: 'Your dashboard starts here',
  lead: 'Sign in to follow your applications, deadlines and opportunities. New here? This is what the programme offers.',
  register: 'Register',
  login: 'Login',
  programmes: {
    title: 'Programmes',
    lead: 'Four kinds of support, open to students of every recognised institution in the region.',
    cards: [
      {
        mark: 'prototype',
        title: 'PoC grant',
        amount: 'Up to ₹10 lakhs',
        text: 'For a first working version, with milestones and a mentor.',
        to: paths.beneficiariesPoc,
        link: 'About the PoC grant',
      },
      {
        mark: 'patent',
        title: 'IPR support',
        amount: 'Up to ₹2 lakhs',
        text: 'For patents, trademarks, copyrights and designs.',
        to: paths.beneficiariesIpr,
        link: 'About IPR support',
      },
      {
        mark: 'idea',
        title: 'Workshops and events',
        amount: 'All year',
        text: 'Innovation workshops, trainings and hackathons in every region.',
        to: paths.events,
        link: 'All events',
      },
      {
        mark: 'mentor',
        title: 'Mentorship',
        amount: 'Free',
        text: 'Faculty and founders who have done it before, for as long as you build.',
        to: paths.ssipCell,
        link: 'Who you will meet',
      },
    ] satisfies Omit<Programme, 'points'>[],
  },
  stories: { title: 'Success stories', lead: 'Projects that grew out of the programme.' },
  events: {
    title: 'Upcoming events',
    lead: 'The next three dates.',
    all: 'All events',
    closed: 'Registration Closed',
    source: 'events are invented',
  },
  callToAction: {
    title: 'Ready when you are',
    text: 'Registering takes two minutes. Applying is free and takes no equity.',
  },
}
