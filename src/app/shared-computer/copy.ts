export const sharedComputerCopy = {
  sealedNow: 'What you kept on this computer is sealed now',
  sealedNowDetail:
    'Until now it stood here in the open. The browser may keep old traces of it on the disk until it tidies up, which can take weeks. Whoever looks after this computer can end that by clearing the data of this site in the browser’s settings, after you have saved a copy of your work.',
  sealing: 'Sealing what you keep on this computer. Leave the page open until it is done.',
  sealingAt: (done: number, of: number) => `${done} of ${of}`,
  olderRow: 'Some of your work is older than what was saved last',
  olderRowDetail:
    'An earlier state of it was put back on this computer from outside the portal. Look through it before you go on: ‘Earlier states’ in the form may still have what is missing. Tell whoever looks after this computer.',
  refused: 'Your work is open, but the server did not accept your password',
  refusedDetail:
    'This password opens what is sealed on this computer, so nothing is lost and you can go on. What comes from the server stays out of reach. If your password was changed, sign out, leave your work here, and sign in with the new one. If your account was closed, save a copy of your work.',
  othersOpen: 'Somebody else’s work is open on this computer',
  othersOpenDetail:
    'It was kept before this computer was marked as shared. It is sealed as soon as that person signs in here; the privacy page can erase it.',
}

export const lockWarningCopy = {
  text: 'This shared computer locks in a minute, unless you press a key or touch the page. Nothing is lost: your password opens it again.',
  keep: 'Keep it open',
}

export const unlockCopy = {
  title: 'Type your password to go on',
  lead: 'This is a shared computer, so it locks when nobody types for 15 minutes, when the page is loaded again, and when somebody else signs in here. What was saved is here, sealed.',
  password: 'Password',
  required: 'Password is required',
  submit: 'Go on',
  submitting: 'Opening…',
  problems: {
    wrong:
      'That password does not open it. Nothing was changed; try again. If your password was changed since you were last here, type the one that you had before, or press ‘Sign in as somebody else’ and sign in with the new one.',
    nobody:
      'What was kept for this tab is no longer on this computer. Press ‘Sign in as somebody else’, and sign in.',
    failed: 'Your work could not be opened just now. Nothing was changed; try again.',
  },
  somebodyElse: 'Sign in as somebody else',
  forgotten:
    'Forgot it? Get a new password from the office, sign in with it, and you are told what can be done about the work that is sealed here.',
}

export const signOutCopy = {
  title: 'Before you sign out',
  lead: 'This is a shared computer. What should become of your work on it?',
  arriving: 'A file is still on its way to this computer. If you sign out now, it is not kept.',
  nothingHere: 'You keep no draft here, and have submitted nothing on this computer.',
  /** Beside it, where things are sealed: settings and an administrator's decisions stay, too. */
  elseStays:
    'Whatever else you typed or chose here stays on this computer, sealed: only your password opens it again.',
  /** Whatever is chosen: no browser lets a page see or remove them. */
  savedFiles:
    'Files that you saved stay in the downloads of this computer. Others can open those without a passphrase: delete them there.',
  leave: 'Leave it here, sealed, and sign out',
  leaveHint: 'Only your password opens it again, on this computer, also without a network.',
  remove: 'Remove it and sign out',
  removeHint:
    'Drafts, files and applications of yours, and whatever else you typed or chose here, are removed from this computer for good.',
  removeQuestion: 'Remove all of your work from this computer?',
  removeDetail:
    'Drafts, files and applications of yours, and whatever else you typed or chose here, are removed for good. The browser may keep sealed traces until it tidies up; without your password nobody can read them.',
  removeConfirm: 'Remove',
  notRemoved: {
    text: 'Not all of your work was removed',
    detail:
      'This computer could not remove all of it. You are signed out, and what is left is still here, sealed.',
  },
  take: (drafts: number): string =>
    drafts === 1 ? 'Take your draft along as a file' : 'Take your drafts along as files',
  takeHint: 'Sealed with a passphrase, to be opened on any device.',
  takeDetail:
    'Such a file opens on any device, in its form under ‘Open a saved copy’, with a passphrase that you choose now. Aadhaar numbers are never in it in full.',
  passphrase: 'Passphrase',
  passphraseHint: 'At least 10 characters. Nobody can open a saved file without it.',
  passphraseShort: 'The passphrase needs at least 10 characters',
  save: 'Save',
  saving: 'Saving…',
  saved: (names: string) =>
    `Saved: ${names}. Check your downloads, then choose what becomes of the work here.`,
  notSaved: {
    text: 'Your work could not be taken along',
    detail: 'Nothing was changed. Your work is still here.',
  },
  tooLarge: {
    text: 'Your work could not be taken along',
    detail:
      'A draft is larger than a copy can be. Leave your work here, sealed; ‘Save a copy’ in the form says what is too large.',
  },
  back: 'Back',
  stay: 'Stay signed in',
  signOut: 'Sign out',
}

/** Where nothing can be sealed. */
export const removalCopy = {
  lead: 'The address of this page begins with http://, so the browser cannot seal anything here. Signing out removes everything of yours from this shared computer for good: drafts, files, applications, and whatever else you typed or chose here.',
  nothingElse:
    'The address of this page begins with http://: signing out removes whatever else you typed or chose here.',
  /** For an administrator. */
  office: 'Your decisions and the applications that you added go, too. A copy has them to read.',
  unnamed:
    'Decisions and added applications that an earlier version of the portal kept here do not say whose they are. They go, too, and some may be another administrator’s.',
  saveCopy: 'Save a copy',
  copyHint:
    'One ZIP file with every answer and file of yours, Aadhaar numbers and scans too. It is not sealed: save it to a stick of your own, and check that it is there before you sign out.',
  notSaved: {
    text: 'The copy could not be saved',
    detail: 'Nothing was changed. Your work is still here, and you are signed in.',
  },
  notRemoved: {
    text: 'Not all of your work was removed',
    detail:
      'This computer could not remove all of it. You are signed out, and others who use this computer can read what is left. Try again. If it fails again, tell whoever looks after this computer: ‘Erase everything’ on the privacy page erases it.',
  },
}
