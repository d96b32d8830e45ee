import type * as English from '../../../../../domain/grant-form/poc/pageCopy'
import type { Words } from '../../../../words'

export const pocPageCopy = {
  name: 'PoC ग्रांट',
  heading: 'PoC ग्रांट के लिए आवेदन',
  pageDescription: 'प्रूफ़ ऑफ़ कॉन्सेप्ट ग्रांट के लिए आवेदन करें।',
} satisfies Words<typeof English.pocPageCopy>
