export const differenceCopy = {
  /** A question about a person. */
  answerOf: (owner: string, question: string) => `${owner}: ${question}`,
  /** Said of two answers that differ and yet read the same. */
  alike: {
    masked: 'The digits that are not shown differ.',
    file: 'These are two files with the same name.',
    written: 'Both read the same. Only how they are typed differs, as in their spaces.',
  },
}
