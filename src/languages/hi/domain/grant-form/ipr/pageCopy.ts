import type * as English from '../../../../../domain/grant-form/ipr/pageCopy'
import type { Words } from '../../../../words'

export const iprPageCopy = {
  name: 'IPR ग्रांट',
  heading: 'IPR ग्रांट के लिए आवेदन',
  pageDescription: 'बौद्धिक संपदा की सहायता के लिए आवेदन करें।',
} satisfies Words<typeof English.iprPageCopy>
