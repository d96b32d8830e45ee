import type * as English from '../../../../ui/overlays/copy'
import type { Words } from '../../../words'

export const overlaysCopy = {
  close: 'બંધ કરો',
  dismiss: 'બંધ કરો',
  ok: 'ઓકે',
  cancel: 'રદ કરો',
  tryAgain: 'ફરી પ્રયત્ન કરો',
  undo: 'પહેલાં જેવું કરો',
} satisfies Words<typeof English.overlaysCopy>
