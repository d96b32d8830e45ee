/** Why a sign-in or sign-up failed when the server refused without a message (spec §8). */
export const authCopy = {
  loginFailed: 'Login failed',
  signupFailed: 'Signup failed',
  /** On a shared computer, without a server. */
  doesNotOpen:
    'The server did not let you in, and this password does not open what is kept on this computer. Nothing was changed; check the password and try again.',
}
