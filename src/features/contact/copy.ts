export const contactCopy = {
  title: 'Contact',
  lead: 'Tell us what you are working on or what is in your way. Support answers within 24 hours.',
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
  sending: 'Sending...',
  kept: 'what you type here, until it is sent or you clear it',
  notKept:
    'This browser does not let the portal keep what you type: it is lost when you leave this page.',
  clear: 'Clear the form',
  cleared: 'The form is cleared.',
  undo: 'Undo',
  success: 'Thank you! Your message is complete.',
  successNext:
    'This portal has no mail server, so nothing has left this device yet. Send the same message from your own e-mail program:',
  sendByMail: 'Send it by e-mail',
  office: 'Office',
  officeHours: 'Office hours',
  departments: 'Departments',
  departmentsLead: 'If you know whom you need.',
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
]

export const methodsCopy = {
  call: 'Call',
  callText: 'Mon-Fri 10:00 AM-6:00 PM',
  write: 'Write',
  writeText: 'An answer within 24 hours',
  visit: 'Visit',
  visitText: 'No appointment is needed',
  visitLink: 'Where the office is',
  help: 'Technical help',
  helpText: 'Accounts, files and this portal',
}
