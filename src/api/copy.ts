/** Why a call failed: what happened, and what to do. */
export const failureCopy = {
  offline: 'The server cannot be reached. Check your connection and try again.',
  timeout: (seconds: number) => `The server did not answer within ${seconds} seconds. Try again.`,
  unexpected:
    'Something other than the server answered. This Wi-Fi may want you to sign in first: open any website, do so there, then try again.',
  unreadable: 'The server sent an answer that this portal cannot read.',
  refused: 'The server refused without giving a reason.',
  troubled: 'Something went wrong on the server.',
  away: 'The server is not available at the moment.',
  soon: 'Try again in a few minutes.',
}
