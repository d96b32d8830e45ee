import type * as English from '../../../../features/profile/sampleCopy'
import type { Words } from '../../../words'

export const sampleProfileCopy = {
  user: {
    designation: 'છેલ્લા વર્ષના વિદ્યાર્થી',
    experience: 'બે પ્રોટોટાઇપ, કૉલેજમાં એક વર્કશોપ',
    specialization: 'ખેતીનાં મશીન',
    city: 'અમદાવાદ',
    state: 'ગુજરાત',
  },
  admin: {
    designation: 'યોજના અધિકારી',
    experience: '11 વર્ષ',
    specialization: 'ઇનોવેશન નીતિ',
    city: 'ગાંધીનગર',
    state: 'ગુજરાત',
  },
} satisfies Words<typeof English.sampleProfileCopy>
