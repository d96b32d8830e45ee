import type * as English from '../../../../app/search/copy'
import type { Words } from '../../../words'

export const searchCopy = {
  open: 'खोजें',
  shortcut: 'खोजें (Ctrl+K या ⌘K)',
} satisfies Words<typeof English.searchCopy>
