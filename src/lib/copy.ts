import { plural } from './grammar'

export const libCopy = {
  bytes: (count: number) => plural(count, { one: `${count} byte`, other: `${count} bytes` }),
  months: [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sept',
    'Oct',
    'Nov',
    'Dec',
  ] as const,
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  site: 'SSIP Portal',
  pageTitle: (page: string, site: string) => `${page} – ${site}`,
  /** Screen readers read out first that something is wrong. */
  errorTitle: (title: string) => `Error: ${title}`,
}
