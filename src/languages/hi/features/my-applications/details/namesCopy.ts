import type * as English from '../../../../../features/my-applications/details/namesCopy'
import type { Words } from '../../../../words'

export const namesCopy = {
  status: 'स्थिति',
  comments: 'समीक्षा टिप्पणियाँ',
  uploads: 'दस्तावेज़ और रिपोर्ट',
} satisfies Words<typeof English.namesCopy>
