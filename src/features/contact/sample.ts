import { departmentsCopy as words } from './sampleCopy'

/* The departments of the programme cell. Numbers and addresses are invented. */

export const helpDesk = {
  ...words.help,
  phone: '+91 79 5550 0154',
  email: 'help@ssip.example.org',
}

export const departments = [
  { ...words.poc, phone: '+91 79 5550 0151', email: 'poc@ssip.example.org' },
  { ...words.ipr, phone: '+91 79 5550 0152', email: 'ipr@ssip.example.org' },
  { ...words.events, phone: '+91 79 5550 0153', email: 'events@ssip.example.org' },
  helpDesk,
]
