/** Why nobody is signed in on a shared computer although the server has accepted them. */
export const sharedSessionCopy = {
  noVault:
    'The server has let you in, but this browser’s storage fails: your work can be neither sealed nor opened here. You are not signed in, and nothing that is kept here was changed. Restart the browser, free some space if this computer is full, and sign in; or use another computer.',
}
