import type * as English from '../../../../domain/event/copy'
import type { Words } from '../../../words'

export const eventTypeLabel = {
  workshop: 'વર્કશોપ',
  competition: 'સ્પર્ધા',
  training: 'તાલીમ',
  conference: 'કોન્ફરન્સ',
} satisfies Words<typeof English.eventTypeLabel>

export const eventFillLabel = {
  'almost-full': 'બેઠકો લગભગ ભરાઈ ગઈ',
  'filling-fast': 'બેઠકો ઝડપથી ભરાય છે',
  available: 'બેઠકો ઉપલબ્ધ',
} satisfies Words<typeof English.eventFillLabel>
