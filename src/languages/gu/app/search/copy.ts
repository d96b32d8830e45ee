import type * as English from '../../../../app/search/copy'
import type { Words } from '../../../words'

export const searchCopy = {
  open: 'શોધો',
  shortcut: 'શોધો (Ctrl+K અથવા ⌘K)',
} satisfies Words<typeof English.searchCopy>
