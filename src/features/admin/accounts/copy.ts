/** Where the list of users beside a dialog came from. */
export type ListSource = 'server' | 'sample'

/** Texts that the screens about accounts share (spec §2, §5). */
export const accountCopy = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  confirm: 'Confirm password',
  cancel: 'Cancel',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  mismatch: 'Passwords do not match',
  notKept: 'What you type could not be kept on this device: leave this page open until it is sent.',
  ended:
    'This was finished, cleared or discarded in another tab, so the form is as it was before anything was typed.',
  roleFilters: { all: 'All Users', admin: 'Admins', user: 'Regular Users' },
  /** After an answer that does not tell whether the account exists. */
  perhaps: {
    server: 'The account may have been created: look for it in the list before you try again.',
    sample:
      'The account may have been created. The list on this page is sample data, which does not show it: load the list again under Manage Users, and look there before you try again.',
  } satisfies Record<ListSource, string>,
  kept: 'What you typed is still here.',
  notCreated:
    'No account was created, and what you typed is still here: check it, then try again. If that does not help, ask whoever looks after the server.',
  signInAgain:
    'No account was created, and what you typed is still here. Sign in again if you are asked to, then try again.',
  taken: {
    server: 'An account with this email seems to exist already: look for it in the list.',
    sample:
      'An account with this email seems to exist already. The list on this page is sample data, which does not show it: load the list again under Manage Users.',
  } satisfies Record<ListSource, string>,
  who: (name: string, email: string) => `${name}, ${email}`,
  networkError: (message: string) => `Network error: ${message}`,
}
