import type * as English from '../../../../domain/story/copy'
import type { Words } from '../../../words'

export const storyStatusLabel = {
  'patent-filed': 'पेटेंट फ़ाइल हुआ',
  'startup-launched': 'स्टार्टअप शुरू हुआ',
  commercialized: 'बाज़ार में आया',
  'patent-granted': 'पेटेंट मिला',
  'under-examination': 'परीक्षण जारी',
} satisfies Words<typeof English.storyStatusLabel>
