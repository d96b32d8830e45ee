export const cellCopy = {
  title: 'The programme cell',
  lead: 'The people who run the programme: who leads it, who answers what, and who sits near you.',
  call: 'Call',
  write: 'Contact the cell',
  leadership: {
    title: 'Leadership',
    lead: 'They answer for the programme to the state committee.',
  },
  departments: {
    title: 'Departments',
    lead: 'Six departments, each with one person who answers for it.',
    head: 'Head',
  },
  team: {
    title: 'Core team',
    lead: 'The people you will most likely hear from.',
  },
  regions: {
    title: 'Regional cells',
    lead: 'Five cells, so that nobody has to travel to the capital for a signature.',
    coordinator: 'Coordinator',
    covers: 'Covers',
    phone: 'Phone',
  },
  source: 'people, addresses and numbers are invented',
  more: {
    title: 'Not sure whom to ask?',
    text: 'Write to the cell. It passes your question to the right desk and answers within 24 hours.',
  },
}
