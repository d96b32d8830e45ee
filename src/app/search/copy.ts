export const searchCopy = {
  open: 'Search',
  shortcut: 'Search (Ctrl+K or ⌘K)',
  title: 'Search the portal',
  label: 'Search pages, questions, documents and events',
  results: 'Results',
  pages: 'Pages',
  one: 'result',
  many: 'results',
  none: 'Nothing matches. Try fewer or other words.',
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
}

export const kindNames = {
  page: 'Page',
  question: 'Question',
  document: 'Document',
  event: 'Event',
} as const
