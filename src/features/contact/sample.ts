/* Departments of the programme cell. Numbers and addresses are invented. */

export const helpDesk = {
  name: 'Technical help',
  about: 'Accounts, this portal, files',
  phone: '+91 79 5550 0154',
  email: 'help@ssip.example.org',
}

export const departments = [
  {
    name: 'PoC grants',
    about: 'Proposals, milestones, disbursements',
    phone: '+91 79 5550 0151',
    email: 'poc@ssip.example.org',
  },
  {
    name: 'IPR support',
    about: 'Patents, trademarks, copyrights, designs',
    phone: '+91 79 5550 0152',
    email: 'ipr@ssip.example.org',
  },
  {
    name: 'Events and outreach',
    about: 'Workshops, hackathons, conferences',
    phone: '+91 79 5550 0153',
    email: 'events@ssip.example.org',
  },
  helpDesk,
]
