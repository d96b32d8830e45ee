import type * as English from '../../../../domain/programme/officeCopy'
import type { Words } from '../../../words'

export const officeCopy = {
  address: [
    'SSIP સેલ, State Technical University',
    'ઇનોવેશન બ્લોક, વિશ્વકર્મા માર્ગ',
    'અમદાવાદ 382424, ગુજરાત',
  ],
  hours: 'સોમ-શુક્ર 10:00 AM-6:00 PM',
  answers: 'સપોર્ટ 24 કલાકમાં જવાબ આપે છે',
  invented: 'નમૂનાનો ડેટા: સરનામાં અને નંબર કાલ્પનિક છે',
} satisfies Words<typeof English.officeCopy>
