export const downloadsCopy = {
  title: 'Downloads',
  lead: 'Every document of the programme. One is available today; the others are being prepared.',
  available: 'Available now',
  comingSoon: 'Coming soon',
  comingSoonLead:
    'The programme cell is still writing these. Each page will carry its document once it is approved.',
  status: 'Coming Soon',
  help: 'You need one of these today?',
  ask: 'Ask the programme cell',
}

export const policyCopy = {
  title: 'SSIP policy (English)',
  lead: 'Who can get support, for what, how much, and how it is decided.',
  facts: 'Facts about the document',
  version: 'Version',
  date: 'Published',
  size: 'File size',
  pages: 'Pages',
  language: 'Language',
  downloads: 'Downloads',
  download: 'Download',
  preview: 'Preview',
  share: 'Share',
  notIncluded:
    'The PDF itself (2.5 MB) is not part of this portal. Download and Preview give you a summary of its sections; the programme cell sends the full text.',
  saved: 'Saved a summary of the policy to this device.',
  copied: 'Link copied.',
  shareUnavailable: 'This browser can neither share nor copy a link here.',
  shareUnavailableDetail: 'Copy the address of this page by hand: ',
  previewTitle: 'Summary of the SSIP policy',
  highlights: 'What the policy says',
  related: 'Related documents',
  comingSoon: 'Coming Soon',
  history: 'Version history',
  historyCaption: 'Versions of the SSIP policy, the newest first',
  historyVersion: 'Version',
  historyDate: 'Published',
  historyChange: 'What changed',
  more: 'Questions about the policy?',
  moreText:
    'The programme cell explains it on the phone and by e-mail, and at its workshops all over the state.',
  contact: 'Contact the programme cell',
  events: 'Workshops and events',
  summaryNote:
    'This is a summary made by the SSIP Portal. It is not the policy document: only the full text counts.',
  summaryFile: 'SSIP-policy-2.0-summary.html',
}
