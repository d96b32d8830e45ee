import type * as English from '../../../../domain/event/copy'
import type { Words } from '../../../words'

export const eventTypeLabel = {
  workshop: 'वर्कशॉप',
  competition: 'प्रतियोगिता',
  training: 'ट्रेनिंग',
  conference: 'कॉन्फ़्रेंस',
} satisfies Words<typeof English.eventTypeLabel>

export const eventFillLabel = {
  'almost-full': 'लगभग भर गया',
  'filling-fast': 'तेज़ी से भर रहा है',
  available: 'जगह उपलब्ध',
} satisfies Words<typeof English.eventFillLabel>
