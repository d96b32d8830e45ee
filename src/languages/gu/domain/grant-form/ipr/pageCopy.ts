import type * as English from '../../../../../domain/grant-form/ipr/pageCopy'
import type { Words } from '../../../../words'

export const iprPageCopy = {
  name: 'IPR ગ્રાન્ટ',
  heading: 'IPR ગ્રાન્ટ માટે અરજી',
  pageDescription: 'બૌદ્ધિક સંપદાની સહાય માટે અરજી કરો.',
} satisfies Words<typeof English.iprPageCopy>
