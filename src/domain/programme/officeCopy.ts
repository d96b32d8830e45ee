/** The programme cell's address and hours; the address is invented. */
export const officeCopy = {
  address: [
    'SSIP Cell, State Technical University',
    'Innovation Block, Vishwakarma Marg',
    'Ahmedabad 382424, Gujarat',
  ] as const,
  hours: 'Mon-Fri 10:00 AM-6:00 PM',
  answers: 'Support answers within 24 hours',
  invented: 'Sample data: addresses and numbers are invented',
}
