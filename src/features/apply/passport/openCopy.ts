/** Why a file cannot be opened. In every case nothing on this device has changed. */
export const passportReasons = {
  foreign: 'This is not a saved copy of a draft. Choose a file that ends in .ssip-draft.',
  noDraft:
    'This file has no draft of this form. Submitted applications in it are there to read: unpack the ZIP for them.',
  damaged: 'The copy is damaged or was cut off on its way. Save it again on the other device.',
  changed:
    'The answers in this copy were changed after it was saved, so it cannot be trusted. Save it again on the other device.',
  wrongPassphrase:
    'That passphrase does not open it. Try again; if you are sure of it, the copy was changed, damaged or cut off on its way: save it again on the other device.',
  cannotUnseal:
    'This copy is sealed, and a page whose address begins with http:// cannot open it. Open it at an https:// address of the portal.',
  newer:
    'This copy was saved by a newer version of the portal. Update the portal on this device, then open it again.',
  tooLarge: 'This file is too large to be a copy of a draft: a copy has at most 100 MB.',
  fileMissing: (name: string) =>
    `A file of the draft is missing from this copy: ${name}. Save it again on the other device.`,
  fileChanged: (name: string) =>
    `A file in this copy was damaged or changed: ${name}. Save it again on the other device.`,
}

export const openPassportCopy = {
  title: 'Open a saved copy',
  lead: 'Choose a file that was saved with ‘Save a copy’. You see what is in it before anything changes.',
  aadhaar:
    'A copy of a draft has only the last four digits of Aadhaar numbers: type them again here.',
  choose: 'Choose the file',
  chooseOther: 'Choose another file',
  reading: 'Checking the copy…',
  refused: (reason: string) => `${reason} Nothing on this device has changed.`,
  unreadable:
    'The file could not be checked just now. Choose it again, or load this page again first.',
  tableCaption: 'The copy and the draft on this device',
  compared: 'What is compared',
  inFile: 'In the file',
  here: 'On this device',
  rows: {
    title: 'Title',
    savedAt: 'Last change',
    complete: 'Sections complete',
    members: 'Team members',
    files: 'Files',
  },
  completeOf: (complete: number, total: number) => `${complete} of ${total}`,
  fileNewer: 'The file is newer.',
  hereNewer: 'The draft on this device is newer.',
  sameAge: 'Both were last changed at the same moment.',
  clockWrong:
    'One of the two has a time that cannot be right, so a clock was wrong. Which of them is newer cannot be said: look at what differs.',
  nothingHere: 'There is no draft of this form on this device, so nothing is overwritten.',
  same: 'The copy and the draft on this device hold the same answers and files. There is nothing to open.',
  differing: (count: number) => (count === 1 ? 'One answer differs' : `${count} answers differ`),
  aadhaarTitle: 'Aadhaar numbers',
  aadhaarLead: 'A copy carries only the last four digits.',
  typeAgain: (owner: string, lastFour: string) =>
    `${owner}: type the number that ends in ${lastFour} again`,
  kept: (owner: string, lastFour: string) =>
    `${owner}: the number that ends in ${lastFour} is kept from this device`,
  close: 'Close',
  keep: 'Keep the draft on this device',
  saveHere: 'Save a copy of it first',
  replace: 'Replace it with the copy',
  open: 'Open the copy',
  opening: 'Opening…',
  opened: 'The copy is open',
  notUndone: 'The draft that was here before was not put back',
  changedSince: 'The opened draft was changed since, so it stays as it is.',
  notOpened: 'The copy was not opened',
  changed:
    'The draft on this device was changed while you compared. Open the file again to compare once more.',
  full: 'This device has no room for it. Free some space and open the file again; nothing on this device has changed.',
  failed: 'This browser could not keep it. Nothing on this device has changed.',
}

export const passphraseCopy = {
  lead: 'This copy is sealed. Type the passphrase that was chosen when it was saved.',
  passphrase: 'Passphrase',
  required: 'Type the passphrase',
  open: 'Open the copy',
}
