import type { Stage } from '../StageList'

export const iprCopy = {
  title: 'IPR support',
  lead: 'You invented it. The programme pays towards the search, the drafting and the fees that make it legally yours.',
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
    rights: {
      patent: {
        name: 'Patent',
        duration: '12-18 months',
        text: 'For how something works: a device, a material or a process.',
      },
      trademark: {
        name: 'Trademark',
        duration: '8-12 months',
        text: 'For the name or sign under which people know your product.',
      },
      copyright: {
        name: 'Copyright',
        duration: '3-6 months',
        text: 'For what you wrote, drew or programmed yourself.',
      },
      design: {
        name: 'Design',
        duration: '6-9 months',
        text: 'For how a product looks: its shape, pattern or surface.',
      },
    },
    paidTitle: 'What the support covers',
    paid: [
      'The prior art search and report',
      'Drafting by a registered facilitator',
      'Official filing and examination fees',
      'Answers to the first examination report',
    ] as const,
    whoTitle: 'Who can get it',
    who: [
      'Students who are currently enrolled at a recognised institution in the region',
      'Faculty mentors as inventors beside their students',
      'With the endorsement of the head of institution or nodal officer, which is mandatory',
    ] as const,
    secretTitle: 'Keep it to yourself until it is filed',
    secret:
      'What has been shown, posted or published may no longer be patented. Disclose it to the programme first; facilitators and reviewers sign a confidentiality agreement.',
  },
  process: {
    title: 'How you get a patent',
    lead: 'We support you through all four stages. The last takes longest but needs the least work from you.',
    stages: [
      {
        title: 'Disclosure',
        duration: '1 week',
        text: 'You describe the invention in the form: what it does, what is new, and who took part. Everyone who reads it signs a confidentiality agreement.',
      },
      {
        title: 'Prior art search',
        duration: '2-3 weeks',
        text: 'A facilitator checks what already exists. You get the report and decide together whether to go on.',
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
    ] as const satisfies Stage[],
    questionsTitle: 'Questions about patents and other rights',
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
    source: 'Sample data: names, addresses and numbers are invented',
  },
  cases: {
    title: 'Protected with the programme',
    lead: 'Student inventions, their registration numbers and what happened next.',
    inventors: 'Inventors',
    number: 'Number',
    category: 'Category',
    funding: 'Support paid',
    impact: 'Impact:',
    source: 'Sample data: inventions, people and numbers are invented',
  },
  end: {
    title: 'Ready to tell us about it?',
    text: 'Start with the form. What you type stays on your device until you hand it in.',
    apply: 'Start the IPR application',
    ask: 'Ask the programme cell',
  },
}
