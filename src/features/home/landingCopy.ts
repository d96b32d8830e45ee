export const landingCopy = {
  title: 'Your dashboard starts here',
  lead: 'Sign in to follow your applications, deadlines and opportunities. New here? This is what the programme offers.',
  register: 'Register',
  login: 'Login',
  programmes: {
    title: 'Programmes',
    lead: 'Four kinds of support, open to students of every recognised institution in the region.',
    cards: {
      poc: {
        title: 'PoC grant',
        amount: 'Up to ₹10 lakhs',
        text: 'For a first working version, with milestones and a mentor.',
        link: 'About the PoC grant',
      },
      ipr: {
        title: 'IPR support',
        amount: 'Up to ₹2 lakhs',
        text: 'For patents, trademarks, copyrights and designs.',
        link: 'About IPR support',
      },
      events: {
        title: 'Workshops and events',
        amount: 'All year',
        text: 'Innovation workshops, training and hackathons in every region.',
        link: 'All events',
      },
      mentorship: {
        title: 'Mentorship',
        amount: 'Free',
        text: 'Guidance from faculty and founders who have done it before.',
        link: 'Who you will meet',
      },
    },
  },
  stories: { title: 'Success stories', lead: 'Projects the programme has funded.' },
  events: {
    title: 'Upcoming events',
    lead: 'The next dates.',
    none: 'No events are announced at the moment.',
    all: 'All events',
    closed: 'Registration Closed',
    whatAndWhere: (type: string, place: string) => `${type}, ${place}`,
    source: 'Sample data: events are invented',
  },
  callToAction: {
    title: 'Ready when you are',
    text: 'Creating an account takes two minutes. Applying is free and takes no equity.',
  },
}
