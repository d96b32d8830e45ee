import type * as English from '../../../../../features/my-applications/details/namesCopy'
import type { Words } from '../../../../words'

export const namesCopy = {
  status: 'સ્થિતિ',
  comments: 'સમીક્ષાની ટિપ્પણીઓ',
  uploads: 'દસ્તાવેજ અને રિપોર્ટ',
} satisfies Words<typeof English.namesCopy>
