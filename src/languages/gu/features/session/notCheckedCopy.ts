import type * as English from '../../../../features/session/notCheckedCopy'
import type { Words } from '../../../words'

export const notCheckedCopy = {
  notChecked:
    'તમે હજુ લૉગિન છો કે નહીં તે તપાસી શકાયું નથી. થોડી મિનિટ પછી આ પેજ ફરી લોડ કરો, અથવા લૉગિન કરો.',
} satisfies Words<typeof English.notCheckedCopy>
