/** Beside its form, which is loaded late. */
export const olderPasswordCopy = {
  changed:
    'That password is right, but your work on this computer is sealed with the password that you had before. Type that one once: everything opens and is sealed with the new one.',
  /** Where the computer is no longer shared. */
  changedOpen:
    'That password is right, but your work on this computer is sealed with the password that you had before. Type that one once: everything opens, and is no longer sealed, since this is no shared computer any more.',
  password: 'Password that you had before',
  required: 'Type the password that you had before',
  submit: 'Open my work',
  submitting: 'Opening…',
  wrong: 'That password does not open it. Nothing was changed; try again.',
  failed: 'Your work could not be opened just now. Nothing was changed; try again.',
  forgotten:
    'If you do not remember it, nobody can open that work any more: not we, and not the office. You can remove it from this computer and begin again.',
  remove: 'Remove it and begin again',
  removeQuestion: 'Remove the sealed work from this computer?',
  removeDetail:
    'Drafts, files and applications of yours that are sealed on this computer, and whatever else you typed or chose here, are removed for good.',
  notRemoved: {
    text: 'Not all of the sealed work was removed',
    detail: 'This computer could not remove all of it. What is left is still there, sealed.',
  },
  /** Once it is removed. */
  removed: 'The sealed work is removed from this computer. You are not signed in yet.',
  goOn: 'Go on',
  notBegun: {
    text: 'The sealed work is removed, but you are not signed in',
    detail:
      'This computer did not keep what your new work would be sealed with. Try again; free some space if it is full, or use another computer.',
  },
}
