export const searchDialogCopy = {
  title: 'Search the portal',
  label: 'Search pages, questions, documents and events',
  results: 'Results',
  signInFirst: 'Sign in first',
  pages: 'Pages',
  /** `meant` is what was searched instead, where a word was spelt wrongly. */
  found: (results: number, meant?: string) => {
    if (results === 0) return 'Nothing matches. Try other words.'
    const count = results === 1 ? '1 result' : `${results} results`
    return meant === undefined ? count : `Read as ‘${meant}’: ${count}`
  },
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
  announced: (summary: string) => `Coming Soon. ${summary}`,
  event: (event: EventWords, date: string) =>
    `${event.type}, ${date}, ${event.location}. ${event.description}`,
}

type EventWords = { type: string; location: string; description: string }

export const kindNames = {
  page: 'Page',
  question: 'Question',
  document: 'Document',
  event: 'Event',
}
