/** Why a file is not opened. In each case nothing on this device has changed. */
export const passportReasons = {
  foreign: 'This is not a saved copy of a draft. Choose a file that ends in .ssip-draft.',
  damaged: 'The copy is damaged or was cut off on its way. Save it again on the other device.',
  changed: 'The answers in this copy were changed after it was saved, so it cannot be trusted.',
  newer:
    'This copy was saved by a newer version of the portal. Update the portal on this device, then open it again.',
  tooLarge: 'This file is too large to be a copy of a draft: a copy has at most 100 MB.',
  fileMissing: (name: string) => `A file of the draft is missing from this copy: ${name}.`,
  fileChanged: (name: string) => `A file in this copy was damaged or changed: ${name}.`,
  otherForm: (form: string) =>
    `This copy holds an ${form} application. Open it from the form of that grant.`,
}
