/** What exactly went wrong, for whoever looks after the server. */
export const detailCopy = {
  broken: 'The connection was lost in the middle of the answer.',
  cors: 'The server answers, but without the CORS headers that let this page read it, or with a redirect.',
  nothing:
    'Nothing answers at this address, it redirects to another one, or this network keeps the page from it.',
  /** Of a sign-in: the session is in a cookie alone, perhaps, which no call of the specification ends. */
  noToken:
    'The server sent no token, without which this portal cannot keep you signed in. Please tell whoever runs it.',
  /** For everybody: a wrong password, of which the server says no more than 401, or 403. */
  wrong: 'The email or the password is not right. Check both, then try again.',
  notLetIn: 'The server lets nobody in with this email and password. Check both, then try again.',
  /** For everybody: a server that counts attempts, and sends no sentence of its own. */
  tooMany: 'There were too many attempts. Wait a few minutes, then try again.',
  /** The same where the server says when. */
  many: 'There were too many attempts.',
  after: (when: string) => `Try again after ${when}.`,
}
