export const comingSoonCopy = {
  lead: 'Coming Soon',
  text: 'The programme cell is still preparing this page. Until then, it will answer your questions within 24 hours.',
  ask: 'Ask the programme cell',
  documents: 'All documents',
}
