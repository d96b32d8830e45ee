import type * as English from '../../../../../features/apply/comparison/copy'
import type { Words } from '../../../../words'

export const differenceCopy = {
  answerOf: (owner: string, question: string) => `${owner}: ${question}`,
} satisfies Words<typeof English.differenceCopy>
