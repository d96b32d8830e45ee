/** Why nobody is signed in on a shared computer. */
export const sharedSessionCopy = {
  /** Though the server has accepted them. */
  noVault:
    'The server has let you in, but this browser’s storage fails: your work can be neither sealed nor opened here. You are not signed in, and nothing that is kept here was changed. Restart the browser, free some space if this computer is full, and sign in; or use another computer.',
  /** Without a server. */
  doesNotOpen:
    'The server did not let you in, and this password does not open what is kept on this computer. Nothing was changed; check the password and try again.',
}
