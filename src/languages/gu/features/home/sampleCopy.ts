import type * as English from '../../../../features/home/sampleCopy'
import type { Words } from '../../../words'

export const supporterName = {
  government: 'રાજ્ય સરકાર',
  education: 'શિક્ષણ મંત્રાલય',
  council: 'ટેકનિકલ એજ્યુકેશન કાઉન્સિલ',
  university: 'State Technical University',
  startups: 'રાજ્ય સ્ટાર્ટઅપ મિશન',
  patents: 'બૌદ્ધિક સંપદા સહાય કેન્દ્ર',
} satisfies Words<typeof English.supporterName>
