import type * as English from '../../../../../features/apply/comparison/copy'
import type { Words } from '../../../../words'

export const differenceCopy = {
  answerOf: (owner: string, question: string) => `${owner}: ${question}`,
  alike: {
    masked: 'જે આંકડા બતાવ્યા નથી તે જુદા છે.',
    file: 'આ એક જ નામની બે ફાઇલો છે.',
    written: 'બંને એકસરખા વંચાય છે. ફક્ત લખવાની રીત જુદી છે, જેમ કે શબ્દો વચ્ચેની ખાલી જગ્યા.',
  },
} satisfies Words<typeof English.differenceCopy>
