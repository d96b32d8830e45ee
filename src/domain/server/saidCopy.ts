/**
 * Messages that servers are known to show to visitors and students, word for word: those of the
 * specification and of the pretend server. Each language translates them. Case and the final full
 * stop are ignored.
 */
export const saidByServer = {
  wrongPassword: 'Invalid email or password',
  locked: 'This account is locked',
  accountExists: 'An account with this email already exists',
  domainNotAllowed: 'This email domain is not allowed',
  loginFailed: 'Login failed',
  signupFailed: 'Signup failed',
  validationFailed: 'Validation failed',
  nameMissing: 'Name is required',
  emailMissing: 'Email is required',
  passwordMissing: 'Password is required',
  confirmMissing: 'confirmPassword is required',
  passwordShort: 'Password must be at least 6 characters',
  mismatch: 'Passwords do not match',
  sessionExpired: 'Your session has expired',
  inRepair: 'The server is being repaired',
}
