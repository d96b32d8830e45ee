/** The headings of the menus. */
export const groupLabels = {
  about: 'About',
  beneficiaries: 'Beneficiaries',
  downloads: 'Downloads',
  apply: 'Apply',
  admin: 'Admin Panel',
  quickLinks: 'Quick links',
  programmes: 'Programmes',
  resources: 'Resources',
}

export const frameCopy = {
  skip: 'Skip to main content',
  brand: 'SSIP Portal',
  brandLine: 'Student startup and innovation',
}

export const barCopy = {
  main: 'Main',
  menu: 'Menu',
  account: 'Account',
  admin: 'Admin',
  logout: 'Logout',
  nameKept: 'Name kept on this device',
  publicSite: 'Public site',
  others: 'Events and contact',
}

export const themeCopy = {
  toggle: 'Switch between light and dark',
}

export const statusCopy = {
  updateFailed: {
    text: 'The new version could not be started',
    detail:
      'This version still works, and what is saved stays saved. Try again, or close every tab of the portal and open it again.',
  },
  offline: 'You are offline. Pages, drafts and submissions on this device still work.',
  /** For whoever is not signed in. */
  offlineVisitor: 'You are offline. Pages still work; signing in needs the network.',
  /** Before the worker has stored the pages, and where there is none. */
  offlineHere: 'You are offline. What is open stays; other pages need the network.',
  /** Shown on forms, which need the screen's space. */
  offlineBrief: 'You are offline. Drafts still work.',
  update: {
    ready: 'A new version is ready.',
    held: 'A new version is ready. It waits while a tab holds something unsaved, an open message or an ‘Undo’.',
    starting: 'The new version starts…',
  },
  updateNow: 'Update now',
  offlineReady: 'Ready to work offline',
  ok: 'OK',
}

export const missingPageCopy = {
  text: 'The page you asked for could not be loaded. This one is unchanged.',
  retry: 'Try again',
  anew: 'Load the portal again',
  close: 'Close',
}

export const footerCopy = {
  contact: 'Contact',
  copyright: '© 2024 Student Startup and Innovation Policy Programme',
  supportedBy: 'Supported by',
  supporters: ['State Government', 'Ministry of Education', 'Technical Education Council'] as const,
}
