import type * as English from '../../../../../features/apply/comparison/copy'
import type { Words } from '../../../../words'

export const differenceCopy = {
  answerOf: (owner: string, question: string) => `${owner}: ${question}`,
  alike: {
    masked: 'જે આંકડા બતાવાતા નથી તે જુદા છે.',
    file: 'આ એક જ નામની બે ફાઇલો છે.',
    written: 'બંને એકસરખા વંચાય છે. ફક્ત ટાઇપ કરવાની રીત જુદી છે, જેમ કે ખાલી જગ્યામાં.',
  },
} satisfies Words<typeof English.differenceCopy>
