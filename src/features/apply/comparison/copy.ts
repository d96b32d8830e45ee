export const differenceCopy = {
  /** A question about a person. */
  answerOf: (owner: string, question: string) => `${owner}: ${question}`,
}
