import type * as English from '../../../../features/contact/sampleCopy'
import type { Words } from '../../../words'

export const departmentsCopy = {
  poc: { name: 'PoC ગ્રાન્ટ', about: 'દરખાસ્તો, માઇલસ્ટોન, ચુકવણી' },
  ipr: { name: 'IPR સહાય', about: 'પેટન્ટ, ટ્રેડમાર્ક, કૉપિરાઇટ, ડિઝાઇન' },
  events: { name: 'કાર્યક્રમો અને જનસંપર્ક', about: 'વર્કશોપ, હેકાથોન, કોન્ફરન્સ' },
  help: { name: 'ટેકનિકલ મદદ', about: 'એકાઉન્ટ, આ પોર્ટલ, ફાઇલો' },
} satisfies Words<typeof English.departmentsCopy>
