import type { FaqEntry } from './faq'

/** Every question with its answer; the pages show those of their topic, /faq shows all. */
export const faqEntries: FaqEntry[] = [
  {
    id: 'poc-amount',
    topic: 'poc',
    question: 'How much can a PoC grant pay?',
    answer:
      'Up to ₹2 lakhs per project. It is paid in three parts of 40%, 40% and 20%, each when its milestone is reached.',
  },
  {
    id: 'poc-who',
    topic: 'poc',
    question: 'Who can apply?',
    answer:
      'Undergraduate, postgraduate and doctoral students who are currently enrolled at a recognised institution in the region, in teams of 2-5 with one lead innovator.',
  },
  {
    id: 'poc-faculty',
    topic: 'poc',
    question: 'Can faculty take part?',
    answer:
      'Yes, as mentors. They must be regular staff of the institution and have its endorsement.',
  },
  {
    id: 'poc-endorsement',
    topic: 'poc',
    question: 'Who has to endorse the proposal?',
    answer:
      'The head of the institution or its nodal officer. The endorsement is mandatory; a proposal without it is not reviewed.',
  },
  {
    id: 'poc-review',
    topic: 'poc',
    question: 'How long does the review take?',
    answer: '4 to 6 weeks after the proposal is complete, endorsement included.',
  },
  {
    id: 'poc-equity',
    topic: 'poc',
    question: 'What does it cost, and does the programme take a share?',
    answer: 'Applying is free and takes no equity. What you build stays yours.',
  },
  {
    id: 'poc-extension',
    topic: 'poc',
    question: 'What if 12 months are not enough?',
    answer:
      'Ask for an extension before the project ends. It can be granted once, for up to 6 months, without further money.',
  },
  {
    id: 'ipr-public',
    topic: 'ipr',
    question: 'May I show my invention before the patent is filed?',
    answer:
      'Better not. What has been published, demonstrated or posted counts as known, and may no longer be patented. Disclose it to the programme first.',
  },
  {
    id: 'ipr-owner',
    topic: 'ipr',
    question: 'Who owns the patent?',
    answer:
      'The inventors, or the inventors and their institution together where its own policy says so. The programme owns nothing.',
  },
  {
    id: 'ipr-paid',
    topic: 'ipr',
    question: 'What does the support pay for?',
    answer:
      'Official fees, the search, and the work of the facilitator, up to the cap of the kind of right. What goes beyond the cap is paid by the applicant or the institution.',
  },
  {
    id: 'ipr-rejected',
    topic: 'ipr',
    question: 'What if the prior art search finds my invention?',
    answer:
      'Then nothing is filed and nothing is owed. You get the report, and can come back with what is new.',
  },
  {
    id: 'applying-where',
    topic: 'applying',
    question: 'Where does an application go when I submit it here?',
    answer:
      'It is kept on the device that you used, with a receipt and a pack of its pages and files. Hand in that pack at your institution: the portal itself sends nothing.',
  },
  {
    id: 'applying-draft',
    topic: 'applying',
    question: 'Can I stop in the middle of an application and go on later?',
    answer:
      'Yes. Everything you type and every file you attach is kept on this device as you go, also without a network. Go on in the same browser on the same device.',
  },
  {
    id: 'applying-aadhaar',
    topic: 'applying',
    question: 'What happens to the Aadhaar numbers that I type?',
    answer:
      'They stay on this device with the rest of the application. Outside their own field only the last four digits are shown.',
  },
  {
    id: 'events-register',
    topic: 'events',
    question: 'Does Register book a seat for me?',
    answer:
      'No. It remembers on this device that you want to come, and gives you a calendar file. The organiser confirms the seat: write to the programme cell if the event is almost full.',
  },
  {
    id: 'events-certificate',
    topic: 'events',
    question: 'Do I get a certificate for taking part?',
    answer: 'Workshops and trainings end with one. The organiser sends it within two weeks.',
  },
  {
    id: 'events-outside',
    topic: 'events',
    question: 'May students from other institutions come?',
    answer: 'Yes. Events are open to students and faculty of every institution of the state.',
  },
  {
    id: 'account-password',
    topic: 'account',
    question: 'I forgot my password. What now?',
    answer:
      'Passwords cannot be reset from the portal. Write to the programme cell from the address of your account; an administrator checks who you are and helps you back in.',
  },
  {
    id: 'account-who',
    topic: 'account',
    question: 'Who can create an account?',
    answer:
      'Students and faculty of recognised institutions of the state. You need a name, an e-mail address and a password of at least 6 characters.',
  },
  {
    id: 'account-device',
    topic: 'account',
    question: 'I signed in on another device and my drafts are not there. Why?',
    answer:
      'Drafts, files and submissions stay on the device where they were made. Go back to that device, or download the pack there and take it along.',
  },
  {
    id: 'contact-answer',
    topic: 'contact',
    question: 'When will I get an answer?',
    answer: 'Support answers within 24 hours, on working days usually within one of them.',
  },
  {
    id: 'contact-visit',
    topic: 'contact',
    question: 'Can I come by?',
    answer:
      'Yes, Mon-Fri 10:00 AM-6:00 PM. Write first when you need a particular person, so that the visit is worth the journey.',
  },
  {
    id: 'contact-status',
    topic: 'contact',
    question: 'Where do I see how my application stands?',
    answer: 'Under My Applications, after you have signed in.',
  },
  {
    id: 'contact-grievance',
    topic: 'contact',
    question: 'I disagree with a decision. What can I do?',
    answer:
      'Write to the programme cell with the category Grievance and your application number. Somebody who did not take part in the decision looks at it again.',
  },
]
