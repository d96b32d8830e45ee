import type * as English from '../../../../features/events/dialogCopy'
import type { Words } from '../../../words'

export const dialogCopy = {
  price: 'फ़ीस',
  organizer: 'आयोजक',
  when: 'कब',
  where: 'कहाँ',
  highlights: 'क्या-क्या होगा',
  dateAndTime: (date: string, time: string) => `${date}, ${time}`,
} satisfies Words<typeof English.dialogCopy>
