import type * as English from '../../../../ui/chart/copy'
import type { Words } from '../../../words'

export const chartCopy = {
  chart: (title: string) => `चार्ट: ${title}`,
  asTable: 'तालिका में देखें',
  asTableOf: (title: string) => `तालिका में देखें: ${title}`,
} satisfies Words<typeof English.chartCopy>
