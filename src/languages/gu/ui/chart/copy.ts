import type * as English from '../../../../ui/chart/copy'
import type { Words } from '../../../words'

export const chartCopy = {
  chart: (title: string) => `ચાર્ટ: ${title}`,
  asTable: 'કોષ્ટકમાં જુઓ',
  asTableOf: (title: string) => `કોષ્ટકમાં જુઓ: ${title}`,
} satisfies Words<typeof English.chartCopy>
