import { plural } from '../../lib/grammar'

export const downloadsCopy = {
  title: 'Downloads',
  lead: 'Every document of the programme: which ones are ready, and which are on the way.',
  available: 'Available now',
  comingSoon: 'Coming soon',
  comingSoonLead:
    'The programme cell is still writing these. You will find each one on its own page once it is approved.',
  status: 'Coming Soon',
  help: 'Need one of these today?',
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
    'The PDF itself (2.5 MB) is not part of this portal. Download and Preview give you a summary of its sections; the programme cell will send you the full text.',
  saved: 'The summary has been saved to this phone or computer.',
  copied: 'Link copied.',
  shareUnavailable: 'This browser cannot share or copy a link here.',
  shareUnavailableDetail: (address: string) => `Copy the address of this page by hand: ${address}`,
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
    'The programme cell explains it by phone, by email and at its workshops across the state.',
  contact: 'Contact the programme cell',
  events: 'Workshops and events',
  summaryNote:
    'This is a summary made by the SSIP Portal. It is not the policy document: only the full text is official.',
  summaryFile: 'SSIP-policy-2.0-summary.html',
  summaryFacts: {
    version: (version: string) => `Version ${version}`,
    date: (date: string) => `Published ${date}`,
    pages: (count: number) => plural(count, { one: `${count} page`, other: `${count} pages` }),
  },
  summaryVersion: (version: string, date: string, change: string) =>
    `${version}, ${date}: ${change}`,
}
