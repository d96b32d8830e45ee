export const differenceCopy = {
  /** A question that each member answers. */
  answerOf: (owner: string, question: string) => `${owner}: ${question}`,
  blank: 'Blank',
}
