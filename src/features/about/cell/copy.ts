export const cellCopy = {
  title: 'The programme cell',
  lead: 'The people who run the programme: who leads it, whom to ask, and your nearest office.',
  call: (phone: string) => `Call ${phone}`,
  write: 'Contact the cell',
  leadership: {
    title: 'Leadership',
    lead: 'They report to the state committee.',
  },
  departments: {
    title: 'Departments',
    lead: 'Six departments, each with one person in charge.',
    head: (name: string) => `Head: ${name}`,
  },
  team: {
    title: 'Core team',
    lead: 'The people you are most likely to hear from.',
  },
  regions: {
    title: 'Regional cells',
    lead: 'Five cells, so that nobody has to travel to the capital for a signature.',
    coordinator: 'Coordinator',
    covers: 'Covers',
    phone: 'Phone',
  },
  source: 'Sample data: people, addresses and numbers are invented',
  more: {
    title: 'Not sure who to ask?',
    text: 'Write to the cell. It passes your question to the right desk and answers within 24 hours.',
  },
}
