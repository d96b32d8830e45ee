import type * as English from '../../../../ui/start/copy'
import type { Words } from '../../../words'

export const startCopy = {
  drafts: 'अधूरे ड्राफ़्ट',
} satisfies Words<typeof English.startCopy>
