import type * as English from '../../../../domain/story/copy'
import type { Words } from '../../../words'

export const storyStatusLabel = {
  'patent-filed': 'પેટન્ટ ફાઇલ થઈ',
  'startup-launched': 'સ્ટાર્ટઅપ શરૂ થયું',
  commercialized: 'બજારમાં આવ્યું',
  'patent-granted': 'પેટન્ટ મળી',
  'under-examination': 'પરીક્ષણ ચાલુ',
} satisfies Words<typeof English.storyStatusLabel>
