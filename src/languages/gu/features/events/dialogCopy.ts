import type * as English from '../../../../features/events/dialogCopy'
import type { Words } from '../../../words'

export const dialogCopy = {
  price: 'ફી',
  organizer: 'આયોજક',
  when: 'ક્યારે',
  where: 'ક્યાં',
  highlights: 'શું હશે',
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,
} satisfies Words<typeof English.dialogCopy>
