import type * as English from '../../../../../features/apply/room/copy'
import type { Words } from '../../../../words'

export const roomCopy = {
  little: (left: string) =>
    `આ ડિવાઇસ પર માત્ર આશરે ${left} જગ્યા બાકી છે. ફાઇલ પસંદ કરતાં પહેલાં થોડી જગ્યા ખાલી કરો, અથવા નાની ફાઇલ પસંદ કરો.`,
} satisfies Words<typeof English.roomCopy>
