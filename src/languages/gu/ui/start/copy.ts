import type * as English from '../../../../ui/start/copy'
import type { Words } from '../../../words'

export const startCopy = {
  drafts: 'અધૂરા ડ્રાફ્ટ',
} satisfies Words<typeof English.startCopy>
