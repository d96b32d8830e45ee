/** Beside the dialog, which is loaded late. */
export const signInOverCopy = {
  signInAgain: 'Sign in again to continue. What you typed is still here.',
  leave: 'Leave without signing in',
}
