export const receiptCopy = {
  title: 'Receipt',
  lead: 'Your application is kept on this device. Now hand it in: nothing has been sent.',
  /** On a shared computer at an address that begins with http://. */
  goesAtSignOut:
    'Signing out removes this application from this computer, since nothing can be sealed here. Save or print its pack before you do.',
  /** Once it is handed in, decided or withdrawn. */
  leadLater: 'What you submitted, as it is kept on this device.',
  withdrawn: (when: string) => `You withdrew this application on ${when}.`,
  preview: 'The application as it prints',
  back: 'My applications',
  missing: 'This application is not on this device',
  missingText:
    'A receipt is kept on the device on which the application was submitted, for the person who submitted it.',
  unread: 'The receipt could not be read',
  unreadText:
    'The storage of this browser did not answer as it should. Nothing was changed or erased. Load this page again; if it stays like this, close the other tabs of the portal first.',
  loading: 'Loading the receipt',
  provisional: 'Provisional number, counted on this device',
}
