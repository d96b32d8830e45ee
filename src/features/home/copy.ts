import { office } from '../../domain/programme/office'

export const figuresCopy = {
  title: 'Results so far',
  lead: 'Since 2019, in five numbers.',
  label: 'The programme in figures',
}

export const storiesCopy = {
  granted: (amount: string) => `Grant: ${amount}`,
  whereAndWhen: (institution: string, year: number) => `${institution}, ${year}`,
  source: 'Sample data: teams, institutions and results are invented',
}

export const homeCopy = {
  title: 'Build the first version of your idea',
  lead: 'The Student Startup and Innovation Policy pays for a working prototype, helps you protect what is new in it, and gives you a mentor while you build.',
  facts: [
    'Applying is free and takes no equity',
    'Review takes 4 to 6 weeks',
    office.answers,
  ] as const,
  factsLabel: 'Good to know',
  signUp: 'Create an account',
  aboutPolicy: 'About the policy',
  applyPoc: 'Apply for a PoC grant',
  applyIpr: 'Apply for an IPR grant',
  trust: 'Supported by',
  programmes: {
    title: 'Three ways to get support',
    lead: 'Start with whichever fits where you are. Many teams use all three, one after the other.',
    cards: {
      poc: {
        title: 'Proof-of-concept grant',
        amount: 'Up to ₹2 lakhs',
        text: 'Money and a mentor to find out whether your idea works outside your notebook.',
        points: [
          'Teams of 2-5 students',
          '12 months',
          'Paid in three parts, by milestone',
        ] as const,
        link: 'Learn more about the PoC grant',
      },
      ipr: {
        title: 'IPR support',
        amount: 'Up to ₹50,000',
        text: 'Search, drafting and official fees, so that what you invented stays yours.',
        points: [
          'Patents and trademarks',
          'Copyrights and designs',
          'Registered facilitators',
        ] as const,
        link: 'Learn more about IPR support',
      },
      hackathon: {
        title: 'Hackathons and workshops',
        amount: 'Free to join',
        text: 'In one weekend, find a problem worth solving and people to solve it with.',
        points: [
          'Innovation workshops',
          'Hackathons and competitions',
          'Mentors on the floor',
        ] as const,
        link: 'Learn more about hackathons',
      },
    },
  },
  process: {
    title: 'From idea to funding in four steps',
    lead: 'You can always see which step you are at and who acts next.',
    steps: {
      submit: {
        title: 'Submit idea',
        text: 'Fill in one form with your team and your mentor. It saves as you type, even without internet.',
      },
      review: {
        title: 'Expert review',
        text: 'Two reviewers from your field read the proposal. You get their comments in writing.',
      },
      pitch: {
        title: 'Pitch and refine',
        text: 'Ten minutes in front of the committee, then time to improve what they asked about.',
      },
      fund: {
        title: 'Get funded',
        text: 'The first part is paid when the agreement is signed, the rest as you reach your milestones.',
      },
    },
  },
  stories: {
    title: 'What students have built',
    lead: 'Three projects that began with a form, a mentor and a first small payment.',
    more: 'More stories of PoC grants',
  },
  resources: {
    title: 'Before you apply',
    lead: 'Four things to read first.',
    cards: {
      policy: {
        title: 'The policy document',
        text: 'Version 2.0 in English: who is eligible, what is paid and how it is decided.',
      },
      formats: {
        title: 'Formats and guidelines',
        text: 'Every document, and which ones are ready to download.',
      },
      events: {
        title: 'Events near you',
        text: 'Workshops and training where you can test your idea on other people first.',
      },
      questions: {
        title: 'Questions and answers',
        text: 'Teams, money, endorsement and patents, explained simply.',
      },
    },
  },
  callToAction: {
    title: 'Start today. Finish when you are ready.',
    text: 'Create an account, start the form today and finish it after your mentor has read it. Nothing you type is lost.',
    signUp: 'Create an account',
    signIn: 'I have an account',
  },
}
