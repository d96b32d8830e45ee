import type { MarkName } from '../../../ui/marks'
import type { Stage } from '../StageList'

type Right = { mark: MarkName; name: string; cap: number; duration: string; text: string }

export const iprCopy = {
  title: 'IPR support',
  lead: 'You invented it. The programme pays towards the search, the drafting and the fees that make it yours by law.',
  apply: 'Apply for IPR support',
  format: 'Presentation format',
  tabsLabel: 'About IPR support',
  tabs: {
    overview: 'Overview',
    process: 'Process',
    facilitators: 'Facilitators',
    cases: 'Success cases',
  },
  overview: {
    title: 'What can be protected',
    lead: 'Which right fits depends on what is new: how it works, what it is called, how it is written or how it looks.',
    upTo: 'Up to',
    duration: 'Usually takes',
    rights: [
      {
        mark: 'patent',
        name: 'Patent',
        cap: 50000,
        duration: '12-18 months',
        text: 'For how something works: a device, a material, a process.',
      },
      {
        mark: 'trademark',
        name: 'Trademark',
        cap: 15000,
        duration: '8-12 months',
        text: 'For the name or sign under which people know your product.',
      },
      {
        mark: 'copyright',
        name: 'Copyright',
        cap: 10000,
        duration: '3-6 months',
        text: 'For what you wrote, drew or programmed yourself.',
      },
      {
        mark: 'design',
        name: 'Design',
        cap: 20000,
        duration: '6-9 months',
        text: 'For how a product looks: its shape, pattern or surface.',
      },
    ] satisfies Right[],
    paidTitle: 'What the support covers',
    paid: [
      'The prior art search and its report',
      'Drafting by a registered facilitator',
      'Official filing and examination fees',
      'Answers to the first examination report',
    ],
    whoTitle: 'Who can get it',
    who: [
      'Students who are currently enrolled at a recognised institution in the region',
      'Faculty mentors as inventors beside their students',
      'With the endorsement of the head of institution or nodal officer, which is mandatory',
    ],
    secretTitle: 'Keep it to yourself until it is filed',
    secret:
      'What has been shown, posted or published may no longer be patented. Disclose it to the programme first; facilitators and reviewers sign for its secrecy.',
  },
  process: {
    title: 'How a patent comes about',
    lead: 'The programme goes with you through all four stages. The last one takes longest, and asks least of you.',
    stages: [
      {
        title: 'Disclosure',
        duration: '1 week',
        text: 'You describe the invention in the form: what it does, what is new, and who took part. Everybody who reads it signs for its secrecy.',
      },
      {
        title: 'Prior art search',
        duration: '2-3 weeks',
        text: 'A facilitator looks for what is known already. You get the report and decide together whether to go on.',
      },
      {
        title: 'Drafting',
        duration: '3-4 weeks',
        text: 'The facilitator writes the specification and the claims; you check that they say what you invented.',
      },
      {
        title: 'Filing',
        duration: '12-18 months',
        text: 'The application goes to the patent office, is published and examined. The programme pays the fees and the first reply.',
      },
    ] satisfies Stage[],
    questionsTitle: 'Questions about rights',
  },
  facilitators: {
    title: 'IP facilitators',
    lead: 'Registered professionals who work for the programme at agreed rates. Choose the one who knows your field; the first conversation costs nothing.',
    specialization: 'Specialization',
    experience: 'Experience',
    qualifications: 'Qualifications',
    services: 'Services',
    location: 'Location',
    contact: 'Contact',
    source: 'names, addresses and numbers are invented',
  },
  cases: {
    title: 'Protected with the programme',
    lead: 'Inventions of students, their numbers and what became of them.',
    inventors: 'Inventors',
    number: 'Number',
    category: 'Category',
    funding: 'Support paid',
    impact: 'Impact',
    source: 'inventions, people and numbers are invented',
  },
  end: {
    title: 'Ready to disclose it?',
    text: 'Start with the form. What you type stays on your device until you hand it in.',
    apply: 'Start the IPR application',
    ask: 'Ask the programme cell',
  },
}
