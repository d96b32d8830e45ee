import type * as English from '../../../../ui/overlays/copy'
import type { Words } from '../../../words'

export const overlaysCopy = {
  close: 'बंद करें',
  dismiss: 'बंद करें',
  ok: 'ठीक है',
  cancel: 'रद्द करें',
  tryAgain: 'फिर से कोशिश करें',
  undo: 'पहले जैसा करें',
} satisfies Words<typeof English.overlaysCopy>
