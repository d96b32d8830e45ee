import type { PastEvent, PortalEvent } from './event'

type Upcoming = Pick<
  PortalEvent,
  'title' | 'location' | 'description' | 'price' | 'organizer' | 'highlights'
>

type Past = Pick<PastEvent, 'title' | 'location' | 'description' | 'results'>

/** The texts of the upcoming events in `sample.ts`, by id. */
export const upcomingEventsCopy = {
  'ev-prototype-day': {
    title: 'From Sketch to Prototype',
    location: 'Innovation Block, State Technical University, Ahmedabad',
    description:
      'A hands-on day for teams with an idea on paper: choose the one thing your prototype must prove, and build a first version with the tools in the workshop.',
    highlights: [
      'Benches, 3D printers and electronics kits for every team',
      'One mentor for every four teams',
      'A written test plan to take home',
    ] as const,
    price: 'Free',
    organizer: 'SSIP Cell',
  },
  'ev-patent-basics': {
    title: 'Patents for First-Time Inventors',
    location: 'Online',
    description:
      'What can be protected, what must stay secret until it is filed, and how the IPR support pays for it. For students and for the faculty who mentor them.',
    highlights: [
      'Reading a prior art search report',
      'Writing an invention disclosure, step by step',
      'Open questions with two registered patent agents',
    ] as const,
    price: 'Free',
    organizer: 'IPR Department, SSIP Cell',
  },
  'ev-state-challenge': {
    title: 'State Student Innovation Challenge 2027',
    location: 'Convention Hall, Gandhinagar',
    description:
      'Teams from every region pitch working prototypes to a jury of founders, engineers and government officers. The best ten are put forward for a PoC grant.',
    highlights: [
      'Tracks for health, energy, farming and learning',
      'Written feedback for every team',
      'An evening with investors and alumni founders',
    ] as const,
    price: '₹200 per team',
    organizer: 'SSIP Cell with the lead institutions',
  },
  'ev-campus-founders': {
    title: 'Campus Founders Conference',
    location: 'Lakeview Institute of Technology, Vadodara',
    description:
      'Founders who started with a PoC grant talk about what came after it: the first customer, the first mistake, the first hire.',
    highlights: [
      'Twelve short talks, no sales pitches',
      'Round tables by sector',
      'Office hours with the programme cell',
    ] as const,
    price: '₹150 for students',
    organizer: 'Central Regional Cell',
  },
  'ev-mentor-training': {
    title: 'Mentoring Student Teams',
    location: 'Coastal University, Bhavnagar',
    description:
      'For faculty who guide a team through a grant: asking good questions, keeping milestones honest, and knowing when a project should change course.',
    highlights: [
      'Practice with real review comments',
      'The mentor’s part in each disbursement',
      'A certificate from the programme cell',
    ] as const,
    price: 'Free',
    organizer: 'Saurashtra Regional Cell',
  },
  'ev-pitch-clinic': {
    title: 'Pitch Clinic: Ten Slides, Ten Minutes',
    location: 'Surat Polytechnic University, Surat',
    description:
      'Bring your slides and leave with better ones. Every team presents once in the morning and once in the afternoon, to people who have sat on the committee.',
    highlights: [
      'Two rounds of feedback for each team',
      'A shared checklist of what reviewers look for',
      'Recordings of your own pitch',
    ] as const,
    price: 'Free',
    organizer: 'South Regional Cell',
  },
} satisfies Record<string, Upcoming>

/** The texts of the past events, by id. */
export const pastEventsCopy = {
  'past-hardware-camp': {
    title: 'Hardware Startup Camp',
    location: 'Lakeview Institute of Technology, Vadodara',
    description: 'Three days on turning a working model into something you can manufacture.',
    results: '14 teams left with a costed parts list; 6 of them applied for a PoC grant.',
  },
  'past-ip-day': {
    title: 'Intellectual Property Day',
    location: 'Coastal University, Bhavnagar',
    description: 'Basics of patents, designs and trademarks, with an advice desk all day.',
    results: '41 advice sessions were held and 9 invention disclosures were started.',
  },
  'past-innovation-challenge': {
    title: 'State Student Innovation Challenge 2026',
    location: 'Convention Hall, Gandhinagar',
    description: 'The annual challenge, with problems from hospitals, farms and city services.',
    results: 'Winner: team Jalmitra with a leak finder for village water lines.',
  },
  'past-mentor-meet': {
    title: 'Mentors and Faculty Conference',
    location: 'Surat Polytechnic University, Surat',
    description: 'Faculty mentors compared how they guide teams through the first six months.',
    results: 'A shared mentoring guide was written and is used by 35 institutions.',
  },
} satisfies Record<string, Past>
