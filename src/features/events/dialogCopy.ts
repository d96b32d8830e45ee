/** What only the details of an event say; they are loaded when they are asked for. */
export const dialogCopy = {
  price: 'Price',
  organizer: 'Organiser',
  when: 'When',
  where: 'Where',
  highlights: 'What to expect',
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,
}
