import type * as English from '../../../app/dashboardCopy'
import type { Words } from '../../words'

export const dashboardPageCopy = {
  loading: 'તમારું ડેશબોર્ડ લોડ થઈ રહ્યું છે',
} satisfies Words<typeof English.dashboardPageCopy>
