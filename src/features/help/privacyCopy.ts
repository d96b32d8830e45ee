export const privacyCopy = {
  title: 'Privacy',
  lead: 'What the SSIP Portal keeps, where it keeps it, who can see it and how to erase it.',
  updated: 'Last changed on 1 November 2026',
  sections: [
    {
      title: 'On this device',
      points: [
        'Applications that you write: every answer as you type it, with the files that you attach. That includes names, telephone numbers and Aadhaar numbers of your team.',
        'Applications that you submitted here, with their receipts. Submitting sends nothing: they stay on this device until you hand in the pack.',
        'A copy of your profile, so that you stay signed in without a network.',
        'What you chose: the theme, events that you registered for, the newsletter’s address, your preferences, and a message that you began on the contact page.',
        'For administrators: decisions made and applications added on this device.',
        'A token that keeps you signed in. It goes when you sign out.',
        'Your e-mail address, if you ticked ‘Remember my email on this device’.',
        'The program itself, so that it opens without a network.',
      ],
    },
    {
      title: 'On the server',
      points: [
        'Your account: name, e-mail address, password, role, and the institution, department and telephone number if they were given.',
        'The portal asks the server for six things only: to sign in, to sign up, your profile, and for administrators the list of users and two ways to create an account.',
        'In a demo there is no server. It is played in the page, and its accounts are on this device too.',
      ],
    },
    {
      title: 'What never leaves this device',
      points: [
        'Drafts, submissions, files, Aadhaar numbers, registrations, the newsletter’s address and what you write on the contact page. They leave only when you hand them in or send them yourself.',
        'There is no tracking, no advertising and nothing loaded from other sites. Cookies are sent to the portal’s own server alone.',
        'Passwords, tokens and Aadhaar numbers are never written to the browser’s log. Aadhaar numbers are shown with their last four digits only, except in the field where you type them.',
      ],
    },
    {
      title: 'Who can see it',
      points: [
        'Whoever can open this browser can read what it keeps. On a shared computer, erase it when you are done.',
        'Signing out removes the token and the copy of your profile. Drafts and submissions stay, and are shown to your account only.',
      ],
    },
    {
      title: 'How long',
      points: [
        'Until you erase it here or clear the browser’s data for this site. Some browsers erase sites that are not opened for weeks: hand in or save what matters.',
      ],
    },
  ],
  contact: 'Questions about your data',
}

export const deviceCopy = {
  title: 'What is on this device',
  lead: 'Read just now from this browser, for everybody who used it.',
  caption: 'What the portal keeps in this browser',
  what: 'What',
  entries: 'Entries',
  size: 'Size',
  total: 'All together',
  reading: 'Reading what is on this device',
  empty: 'Nothing is kept on this device',
  emptyText: 'Only the program itself may be here, so that it opens without a network.',
  unreadable: 'This browser does not let the portal read its storage, so nothing is kept either.',
  erase: 'Erase everything',
  eraseWhat:
    'Drafts, files, submissions, decisions, registrations and choices of everybody who used this browser go for good, and you are signed out. The program itself stays.',
  confirm: 'Erase everything that the portal keeps on this device?',
  confirmDetail: 'This cannot be undone. What goes: ',
  erased: 'Everything that the portal kept on this device is erased.',
  failed: 'Not everything could be erased',
  failedDetail: 'Clear the data of this site in the settings of the browser.',
}

/** Plain names of what is stored, by place; a table without a name here is shown under its own. */
export const storedNames: Record<string, string> = {
  'ssip-portal/profile': 'Copy of your profile',
  'ssip-portal/drafts': 'Drafts of applications',
  'ssip-portal/attachments': 'Attached files',
  'ssip-portal/submissions': 'Submitted applications',
  'ssip-portal/decisions': 'Decisions of administrators',
  'ssip-portal/applications': 'Applications added by administrators',
  'ssip-portal/settings': 'Choices, registrations and the message being written',
  'ssip-portal/quarantine': 'Entries put aside because they could not be read',
  'ssip-mock-server/state': 'Accounts of the demo’s pretend server',
  token: 'Sign-in token',
  theme: 'Theme',
  rememberedEmail: 'Remembered e-mail address',
  demoNetwork: 'Network that the demo was shown on',
}
