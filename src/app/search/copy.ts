export const searchCopy = {
  open: 'Search',
  shortcut: 'Search (Ctrl+K or ⌘K)',
}
