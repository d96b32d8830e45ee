import type * as English from '../../../app/dashboardCopy'
import type { Words } from '../../words'

export const dashboardPageCopy = {
  loading: 'आपका डैशबोर्ड लोड हो रहा है',
} satisfies Words<typeof English.dashboardPageCopy>
