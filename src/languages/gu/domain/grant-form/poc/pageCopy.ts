import type * as English from '../../../../../domain/grant-form/poc/pageCopy'
import type { Words } from '../../../../words'

export const pocPageCopy = {
  name: 'PoC ગ્રાન્ટ',
  heading: 'PoC ગ્રાન્ટ માટે અરજી',
  pageDescription: 'પ્રૂફ ઓફ કોન્સેપ્ટ ગ્રાન્ટ માટે અરજી કરો.',
} satisfies Words<typeof English.pocPageCopy>
