export const privacyCopy = {
  title: 'Privacy',
  lead: 'What the SSIP Portal keeps, where it keeps it, who can see it and how to erase it.',
  updated: 'Last changed on 29 Nov 2026',
  sections: [
    {
      title: 'On this device',
      points: [
        'Applications that you write: every answer as you type it, with the files that you attach. That includes names, phone numbers and Aadhaar numbers of your team.',
        'Applications that you submitted here, with their receipts. Submitting sends nothing: you hand them in yourself. The days and the names that you enter on the way are kept with them.',
        'A copy of your profile, so that you stay signed in without a network, and what you change in it, as you type.',
        'A fingerprint of the email address of everybody who signed in here, which does not show it: by it their work is found again if the server gives their account another number.',
        'What you chose: the theme, the language, events that you registered for, the newsletter’s address, your preferences, and a message that you began on the contact page.',
        'For administrators: decisions made, applications added and users changed on this device, and what is typed for these and for new accounts until it is sent or saved, passwords never.',
        'A token that keeps you signed in. It is removed when you sign out.',
        'Your email address, if you ticked ‘Remember my email on this device’. Until you are signed in, the name and the address of an account that you began to create, in this tab alone.',
        'The program itself, so that it opens without a network.',
      ],
    },
    {
      title: 'On the server',
      points: [
        'Your account: name, email address, password, role, and the institution, department and phone number if they were given.',
        'The portal asks the server for six things: to sign in, to create an account, your profile, and for administrators the list of users and two ways to create an account. Besides, the connection test asks whether it answers.',
        ...(__API_MOCK__
          ? [
              'In a demo there is no server. It is simulated in the page, and its accounts are on this device too.',
            ]
          : []),
      ],
    },
    {
      title: 'What never leaves this device',
      points: [
        'Drafts, submissions, files, Aadhaar numbers, registrations, the newsletter’s address and what you write on the contact page. They leave only when you hand them in or send them yourself.',
        'There is no tracking, no advertising and nothing loaded from other sites. Cookies are sent to the portal’s own server alone.',
        'Passwords, tokens and Aadhaar numbers are never written to the browser’s log. Aadhaar numbers are shown with their last four digits only, except in the field where you type them, and on paper when you choose to print them in full for the nodal officer. That choice is off for each new print and is not kept. The pack never holds them in full, apart from the scans of the cards that you attach.',
      ],
    },
    {
      title: 'Who can see it',
      points: [
        'Whoever can open this browser can read what it keeps, unless you said at sign-in that the computer is shared.',
        'Signing out removes the token and the copy of your profile. Drafts and submissions stay, and are shown to your account only.',
      ],
    },
    {
      title: 'On a shared computer',
      points: [
        'Tick ‘This is a shared computer’ when you sign in. Everything of yours is then sealed with your password before it is kept: drafts, files, applications, profile, choices. The list below shows how much there is, but not whose.',
        'The next person at that computer cannot read it, and neither can somebody who takes the disk out. The password is not kept: it is asked for after 15 minutes without typing and when the page is loaded again, and it opens your work without a network too.',
        'Where the address of this page begins with http://, nothing can be sealed: others who use the computer can read what you keep there, and signing out removes all of it.',
        'If you forget the password, nobody can open that work, we cannot either. At sign-out you can take your drafts along as a file.',
        'It does not help against somebody who watches your screen, a program that records what is typed, a browser that was tampered with, or the memory of a computer that is still running. A short password can be guessed by somebody who has a copy of the disk: choose a long one.',
        'What was kept before the box was ticked is sealed then, but the browser may keep old traces of it on the disk until it tidies up. The same goes for ‘Erase everything’. Clearing the data of this site in the settings of the browser, and closing it, is the most that can be done.',
      ],
    },
    {
      title: 'How long',
      points: [
        'Until you erase it here or clear the browser’s data for this site. Some browsers erase sites that are not opened for weeks: hand in or save what matters.',
      ],
    },
  ] as const,
  contact: 'Questions about your data',
}

export const deviceCopy = {
  title: 'What is on this device',
  lead: 'Read just now from this browser, for everybody who used it.',
  caption: 'What the portal keeps in this browser',
  what: 'What',
  entries: 'Entries',
  size: 'Size',
  total: 'Total',
  reading: 'Reading what is on this device',
  empty: 'Nothing is kept on this device',
  emptyText: 'Only the program itself may be here, so that it opens without a network.',
  unreadable:
    'The portal cannot read just now what this browser keeps, so it can neither list nor erase it here. Load this page again, or clear the data of this site in the settings of the browser.',
  erase: 'Erase everything',
  eraseWhat:
    'Drafts, files, submissions, decisions, registrations and choices of everyone who used this browser are deleted for ever, and you are signed out. The program itself stays.',
  confirm: 'Erase everything that the portal keeps on this device?',
  confirmDetail: (what: string) => `This cannot be undone. What goes: ${what}.`,
  confirmOthers: (what: string) =>
    `This cannot be undone. What goes: ${what}. Others’ drafts or submissions, or what they decided or added for the office, are among it: whoever wants a copy of theirs signs in first.`,
  copyFirst: 'Save a copy of your work first?',
  copyFirstDetail:
    'Drafts or submissions of yours are on this device. The copy is one ZIP file with every answer and file, Aadhaar numbers and scans too: keep it as safe as the papers. Drafts in it open again in their forms, with ‘Open a saved copy’; submitted applications are in it to read.',
  copyFirstShared:
    'Drafts or submissions of yours are on this shared computer. The copy is one ZIP file with every answer and file, Aadhaar numbers and scans too, and it is not sealed: save it to a stick of your own. Drafts in it open again in their forms, with ‘Open a saved copy’; submitted applications are in it to read. To take your drafts along sealed, do not erase anything yet: sign out, and you are asked.',
  /** On a shared computer at an address that begins with http://. */
  copyFirstUnsealed:
    'Drafts or submissions of yours are on this shared computer. The copy is one ZIP file with every answer and file, Aadhaar numbers and scans too, and it is not sealed: save it to a stick of your own. Drafts in it open again in their forms, with ‘Open a saved copy’; submitted applications are in it to read. Nothing can be sealed at this address: signing out, too, removes your work from this computer.',
  /** For an administrator; the second where there is work on forms, too. */
  copyFirstOffice:
    'What you decided and added for the office is on this device. The copy is one ZIP file, not sealed, that has it to read, remarks too: keep it as safe as the papers. The office’s page of applications saves them as a table, a CSV file.',
  copyWithOffice: (copy: string) =>
    `${copy} What you decided and added for the office is in it to read, too; the office’s page of applications saves them as a table, a CSV file.`,
  saveCopy: 'Save a copy',
  checkCopy: (detail: string) => `Check first that the copy is among your downloads. ${detail}`,
  withoutCopy: 'Go on without a copy',
  notCopied: 'The copy could not be saved',
  notCopiedDetail:
    'Nothing is erased yet. A copy can also be saved from the form, and the pack from the receipt.',
  erased: 'Everything that the portal kept on this device is erased.',
  erasedDetail:
    'The browser may keep old traces on the disk until it tidies up. If this is not your own device, clear the data of this site in the settings of the browser too, then close the browser.',
  failed: 'Not everything could be erased',
  failedDetail: 'Clear the data of this site in the settings of the browser.',
}

/** Plain names of what is stored, by place. */
export const storedNames = {
  'ssip-portal/profile': 'Copy of your profile',
  'ssip-portal/drafts': 'Drafts of applications',
  'ssip-portal/attachments': 'Attached files',
  'ssip-portal/submissions': 'Submitted applications',
  'ssip-portal/decisions': 'Decisions of administrators',
  'ssip-portal/applications': 'Applications added by administrators',
  'ssip-portal/settings':
    'Choices, registrations, changes of profiles and users, what is being typed outside drafts, and fingerprints of addresses',
  'ssip-restore-points/points': 'Earlier states of drafts',
  'ssip-vaults/vaults': 'Sealed keys of people who share this computer',
  'ssip-vaults/salts': 'What keeps their emails from being read',
  'ssip-portal/quarantine': 'Entries set aside because they could not be read',
  ...(__API_MOCK__
    ? {
        'ssip-mock-server/state': 'Demo accounts',
        demoNetwork: 'Network that the demo was shown on',
      }
    : {}),
  token: 'Sign-in token',
  sessionEnded: 'That the last session ended without a sign-out',
  theme: 'Theme',
  language: 'Language',
  sampleData: 'Whether sample data is shown',
  draftRoom: 'How much room the links to your drafts take on the home page',
  leftBehind: 'Answers of a page that was closed while they were being saved',
  removing: 'That a sign-out is still removing work from this computer',
  sharedComputer: 'That this is a shared computer',
  rememberedEmail: 'Remembered email address',
}
