import type * as English from '../../../../ui/page/copy'
import type { Words } from '../../../words'

export const pageCopy = {
  newTab: '(નવા ટેબમાં ખૂલે છે)',
  onItsWay: (what: string) => `${what}…`,
  source: {
    server: 'સર્વર પરથી',
    device: 'આ ડિવાઇસ પર રાખેલું',
    sample: 'નમૂનાનો ડેટા',
  },
} satisfies Words<typeof English.pageCopy>

export const missingPartCopy = {
  text: 'પોર્ટલનો આ ભાગ લોડ થઈ શક્યો નથી. બાકીનું પેજ, અને તમે જે લખ્યું છે તે, જેવું હતું તેવું જ છે.',
  retry: 'ફરી પ્રયત્ન કરો',
  reload: 'પેજ ફરી લોડ કરો',
  close: 'બંધ કરો',
} satisfies Words<typeof English.missingPartCopy>
