/** Why a sign-in or sign-up failed when the server refused without a message (spec §8). */
export const authCopy = {
  loginFailed: 'Login failed',
  signupFailed: 'Signup failed',
  /** The server has ended the session of somebody whom this device no longer knows. */
  ended: 'Your session has ended. Sign in to go on.',
  /** Another tab has said that this is a shared computer. */
  nowShared:
    'This computer is shared now, so this tab needs your password too. What you typed in it is kept; sign in to go on.',
}
