import type * as English from '../../../../../features/apply/room/copy'
import type { Words } from '../../../../words'

export const roomCopy = {
  little: (left: string) =>
    `इस डिवाइस पर सिर्फ़ करीब ${left} जगह बाकी है। फ़ाइल चुनने से पहले थोड़ी जगह खाली करें, या छोटी फ़ाइल चुनें।`,
} satisfies Words<typeof English.roomCopy>
