import type * as English from '../../../../../features/apply/comparison/copy'
import type { Words } from '../../../../words'

export const differenceCopy = {
  answerOf: (owner: string, question: string) => `${owner}: ${question}`,
  alike: {
    masked: 'जो अंक दिखाए नहीं जाते, वे अलग हैं।',
    file: 'ये एक ही नाम की दो फ़ाइलें हैं।',
    written: 'दोनों पढ़ने में एक जैसे हैं। सिर्फ़ टाइप करने का तरीका अलग है, जैसे खाली जगह में।',
  },
} satisfies Words<typeof English.differenceCopy>
