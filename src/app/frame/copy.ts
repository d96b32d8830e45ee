import { paths } from '../../lib/paths'

export const footerCopy = {
  quickLinks: [
    { label: 'Home', to: paths.home },
    { label: 'About the policy', to: paths.ssip },
    { label: 'Partner institutions', to: paths.institute },
    { label: 'Events', to: paths.events },
    { label: 'Contact', to: paths.contact },
  ],
  programmes: [
    { label: 'PoC grant', to: paths.beneficiariesPoc },
    { label: 'IPR support', to: paths.beneficiariesIpr },
    { label: 'Hackathon', to: paths.beneficiariesHackathon },
    { label: 'Workshops and events', to: paths.events },
  ],
  resources: [
    { label: 'Downloads', to: paths.downloads },
    { label: 'SSIP policy', to: paths.policyEnglish },
    { label: 'Questions and answers', to: paths.faq },
    { label: 'Connection test', to: paths.connectionTest },
  ],
  copyright: '© 2024 Student Startup and Innovation Policy Programme',
  supporters: ['State Government', 'Ministry of Education', 'Technical Education Council'],
}

export const storageCopy = {
  oldTab:
    'Another tab has an older version of the portal open, so nothing can be read or saved here. Close that tab; this one goes on by itself.',
  putAside: (count: number) =>
    count === 1
      ? 'Something kept on this device could not be read. It is put aside whole, and everything else works.'
      : `${count} things kept on this device could not be read. They are put aside whole, and everything else works.`,
  saveCopy: 'Save a copy',
  remove: 'Remove from this device',
}
