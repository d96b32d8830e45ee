import type * as English from '../../../../domain/programme/claimsCopy'
import type { Words } from '../../../words'

export const claimsCopy = {
  list: [
    { value: '500+', label: 'પ્રોજેક્ટને ભંડોળ મળ્યું' },
    { value: '₹2.5 કરોડ', label: 'કુલ રોકાણ' },
    { value: '150+', label: 'પેટન્ટ ફાઇલ થઈ' },
    { value: '10,000+', label: 'ઇનોવેટર' },
    { value: '100+', label: 'સંસ્થાઓ' },
  ],
  source: 'નમૂનાનો ડેટા: યોજનાએ જાહેર કરેલા આંકડા, આપમેળે અપડેટ થતા નથી',
} satisfies Words<typeof English.claimsCopy>
