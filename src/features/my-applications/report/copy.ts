export const reportCopy = {
  heading: (title: string) => `Application report: ${title}`,
  milestone: (status: string, amount: string) => `${status}, ${amount}`,
  upload: (size: string, addedAt: string) => `${size}, ${addedAt}`,
  made: (when: string) => `Made on ${when} by the SSIP Portal on the applicant’s device.`,
  sample: 'The portal filled this report from its sample data.',
  device:
    'The portal filled this report from an application that is kept on this device alone. The number is provisional.',
  uploads: 'Documents and reports on this device',
  saved: 'The report is saved to your downloads',
  notSaved: {
    text: 'The report could not be saved',
    detail: 'The application is unchanged. Try again.',
  },
}
