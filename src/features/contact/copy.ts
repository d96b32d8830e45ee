import { office } from '../../domain/programme/office'

export const contactCopy = {
  title: 'Contact',
  lead: `Tell us what you are working on or where you are stuck. ${office.answers}.`,
  methods: 'Four ways to reach us',
  formTitle: 'Send us a message',
  formLead: 'All five fields are needed.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  category: 'Category',
  categoryChoose: 'Choose a category',
  message: 'Message',
  submit: 'Send Message',
  sending: 'Sending…',
  source: 'Kept on this device: what you type here, until you press Send Message or clear it',
  notKept: 'What you type could not be kept on this device: it is lost when you leave this page.',
  notKeptShared:
    'This is a shared computer: what you type here is kept only while you are signed in. Send it before you leave this page, or sign in first.',
  clear: 'Clear the form',
  cleared: 'The form is cleared.',
  clearedElsewhere: 'In another tab this message was sent or cleared: it is cleared here too.',
  success: 'Your message is ready, but not sent yet',
  successNext:
    'This portal has no mail server, so nothing has left this device yet, and the message is only on this page now. Send it from your own email app before you leave:',
  sendByMail: 'Send it by email',
  mailSubject: (category: string, subject: string) => `${category}: ${subject}`,
  mailBody: (message: string, name: string, email: string) => `${message}\n\n${name}\n${email}`,
  copyInstead: (email: string) =>
    `If no email app opens, copy this message and send it to ${email}:`,
  mailText: (subject: string, body: string) => `${subject}\n\n${body}`,
  office: 'Office',
  officeHours: 'Office hours:',
  departments: 'Departments',
  departmentsLead: 'If you know which team you need.',
  faqs: 'Common questions',
  allFaqs: 'All questions and answers',
}

/** The six categories of spec §2. */
export const categories = [
  { value: 'poc-application', label: 'PoC application' },
  { value: 'ipr-support', label: 'IPR support' },
  { value: 'technical-help', label: 'Technical help' },
  { value: 'events', label: 'Events' },
  { value: 'general', label: 'General question' },
  { value: 'grievance', label: 'Grievance' },
] as const

export const methodsCopy = {
  call: 'Call',
  callText: office.hours,
  write: 'Write',
  writeText: office.answers,
  visit: 'Visit',
  visitText: 'No appointment is needed',
  visitLink: 'Where the office is',
  help: 'Technical help',
  helpText: 'Accounts, files and this portal',
}
