export const startCopy = {
  drafts: 'Drafts in progress',
  deviceMissing:
    'We cannot read what this device keeps right now, so your own applications are missing here.',
  someLost:
    'This browser has lost part of what it kept, so some of your applications are missing here.',
}
