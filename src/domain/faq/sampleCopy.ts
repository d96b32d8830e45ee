import { office } from '../programme/office'

/** The questions and their answers, by id. */
export const questionCopy = {
  'poc-amount': {
    question: 'How much can a PoC grant pay?',
    answer:
      'Up to ₹2 lakhs per project. It is paid in three parts of 40%, 40% and 20%, each when its milestone is reached.',
  },
  'poc-who': {
    question: 'Who can apply?',
    answer:
      'Undergraduate, postgraduate and doctoral students who are currently enrolled at a recognised institution in the region, in teams of 2-5 with one lead innovator.',
  },
  'poc-faculty': {
    question: 'Can faculty take part?',
    answer:
      'Yes, as mentors. They must be regular staff of the institution and have its endorsement.',
  },
  'poc-endorsement': {
    question: 'Who has to endorse the proposal?',
    answer:
      'The head of the institution or its nodal officer. The endorsement is mandatory; a proposal without it is not reviewed.',
  },
  'poc-review': {
    question: 'How long does the review take?',
    answer: '4 to 6 weeks after the proposal is complete, endorsement included.',
  },
  'poc-equity': {
    question: 'What does it cost, and does the programme take a share?',
    answer: 'Applying is free and takes no equity. What you build stays yours.',
  },
  'poc-extension': {
    question: 'What if 12 months are not enough?',
    answer:
      'Ask for an extension before the project ends. It can be granted once, for up to 6 months, without further money.',
  },
  'ipr-public': {
    question: 'Can I show my invention before the patent is filed?',
    answer:
      'No. Once it is published, shown or posted, you may lose the right to patent it. Tell the programme about it first.',
  },
  'ipr-owner': {
    question: 'Who owns the patent?',
    answer:
      'The inventors, or the inventors and their institution together where its own policy says so. The programme owns nothing.',
  },
  'ipr-paid': {
    question: 'What does the support pay for?',
    answer:
      'Official fees, the search and the work of the facilitator, up to the limit for that kind of right. You or your institution pay anything above it.',
  },
  'ipr-rejected': {
    question: 'What if the search shows that my invention already exists?',
    answer:
      'Nothing is filed and you pay nothing. You keep the prior art report, and can apply again with what is new.',
  },
  'applying-where': {
    question: 'Where does an application go when I submit it here?',
    answer:
      'It is kept on the device that you used: the portal sends nothing. Print it from the receipt, have it signed, and give it to your nodal officer together with the pack, a ZIP file with the application and all files. Then enter on the receipt when and to whom you gave it.',
  },
  'applying-draft': {
    question: 'Can I stop in the middle of an application and continue later?',
    answer:
      'Yes. Everything you type and every file you attach is kept on this device as you go, even offline. Continue in the same browser on the same device, or save a copy of the draft and open it elsewhere.',
  },
  'applying-proposal': {
    question: 'Where does the proposal of 5 to 10 pages go?',
    answer:
      'Not into the form. Print it, and hand it in at your institution together with the signed application and the pack.',
  },
  'applying-copy': {
    question: 'What is a saved copy?',
    answer:
      'One file with a whole draft, its scans included, which you save from the form and open again in the same form, on this or another device. Keep it as safe as the papers. Aadhaar numbers are not in it but for their last four digits.',
  },
  'applying-aadhaar': {
    question: 'What happens to the Aadhaar numbers that I type?',
    answer:
      'They stay on this device with the rest of the application. Outside their own field only the last four digits are shown, in the pack too. If your nodal officer needs them in full, switch on ‘Print full Aadhaar numbers’ when you print: they are then on that paper only, and the switch is off again afterwards. The scans of the cards in the pack are as you attached them.',
  },
  'events-register': {
    question: 'Does Register book a seat for me?',
    answer:
      'No. It only notes on this device that you want to come, and gives you a calendar file. To book a seat, write to the programme cell.',
  },
  'events-certificate': {
    question: 'Do I get a certificate for taking part?',
    answer: 'Yes, for workshops and training. The organiser sends it within two weeks.',
  },
  'events-outside': {
    question: 'Can students from other institutions come?',
    answer: 'Yes. Events are open to students and faculty of every institution of the state.',
  },
  'account-password': {
    question: 'I forgot my password. What now?',
    answer:
      'Passwords cannot be reset from the portal. Write to the programme cell from the address of your account; an administrator will check who you are and give you access again.',
  },
  'account-who': {
    question: 'Who can create an account?',
    answer:
      'Students and faculty of recognised institutions of the state. You need a name, an email address and a password of at least 6 characters.',
  },
  'account-shared': {
    question: 'I use a computer in the lab. Can others read what I type?',
    answer:
      'Tick ‘This is a shared computer’ when you sign in. What you type and attach is then sealed with your password before it is kept, and nobody else who uses that computer can read it. It locks after 15 minutes without typing. Where the address begins with http://, nothing is sealed or locked: others can read what you keep there, and signing out removes all of it. It does not help against somebody who watches your screen or a program that records what you type.',
  },
  'account-sealed': {
    question: 'I forgot the password with which my work on a shared computer is sealed. What now?',
    answer:
      'If you remember an older password, sign in with the new one and type the older one when you are asked: everything opens. If you do not, nobody can open that work any more, neither we nor the office; you can remove it and begin again. A copy that you saved as a file still opens with its own passphrase.',
  },
  'account-device': {
    question: 'I signed in on another device and my drafts are not there. Why?',
    answer:
      'Drafts, files and submissions stay on the device where they were made. Open the form there and save a copy of the draft: one file with all answers and scans. Then open that file in the same form here. Only the Aadhaar numbers have to be typed again.',
  },
  'contact-answer': {
    question: 'When will I get an answer?',
    answer: `${office.answers}.`,
  },
  'contact-visit': {
    question: 'Can I visit the office?',
    answer: `Yes: ${office.hours}. Write first when you need a particular person, so that you do not travel for nothing.`,
  },
  'contact-status': {
    question: 'How do I check the status of my application?',
    answer: 'Under My Applications, after you have signed in.',
  },
  'contact-grievance': {
    question: 'My application was rejected and I disagree. What can I do?',
    answer:
      'Write to the programme cell with the category Grievance and your application number. Someone who was not part of the decision will review it.',
  },
}
