/** Asked before leaving a form whose last changes could not be saved. */
export const leaveCopy = {
  title: 'Leave this form?',
  keptUntil: (time: string) =>
    `What you typed until ${time} was saved on this device. What you typed after that may be lost when you leave: save a copy first.`,
  nothingKept:
    'Nothing of this draft is saved on this device. It may be lost when you leave: save a copy first.',
  leave: 'Leave without saving',
  stay: 'Stay on this form',
}

/** Asked before signing out of a shared computer while a file is being stored. */
export const arrivingCopy = {
  title: 'Sign out now?',
  text: 'A file is still on its way to this device. If you sign out now, it is not kept.',
  leave: 'Sign out without the file',
}
