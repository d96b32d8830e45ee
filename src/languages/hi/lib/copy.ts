import type * as English from '../../../lib/copy'
import type { Words } from '../../words'

export const libCopy = {
  bytes: (count: number) => `${count} बाइट`,
  months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  site: 'SSIP पोर्टल',
  pageTitle: (page: string, site: string) => `${page} – ${site}`,
  errorTitle: (title: string) => `गलती: ${title}`,
} satisfies Words<typeof English.libCopy>
