import type * as English from '../../../lib/copy'
import type { Words } from '../../words'

export const libCopy = {
  bytes: (count: number) => `${count} બાઇટ`,
  months: ['જાન્યુ', 'ફેબ્રુ', 'માર્ચ', 'એપ્રિલ', 'મે', 'જૂન', 'જુલાઈ', 'ઑગસ્ટ', 'સપ્ટે', 'ઑક્ટો', 'નવે', 'ડિસે'],
  date: (day: number, month: string, year: number) => `${day} ${month}, ${year}`,
  site: 'SSIP પોર્ટલ',
  pageTitle: (page: string, site: string) => `${page} – ${site}`,
  errorTitle: (title: string) => `ભૂલ: ${title}`,
} satisfies Words<typeof English.libCopy>
