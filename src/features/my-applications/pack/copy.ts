import { plural } from '../../../lib/grammar'

export const packCopy = {
  print: 'Print or save as PDF',
  fullAadhaar: 'Print full Aadhaar numbers',
  fullAadhaarHint:
    'For the nodal officer, on this print only. Off again afterwards, and never in the pack.',
  share: 'Share the pack',
  save: 'Save the pack (ZIP)',
  what: 'The pack holds your application, its answers and its files. Saved, it is one ZIP file; some browsers share its files one by one.',
  cannotShare: 'This browser cannot share the pack: it is saved to your downloads',
  missingFiles: (count: number) =>
    plural(count, {
      one: 'A file of the pack is not as submitted',
      other: 'Some files of the pack are not as submitted',
    }),
  missingFilesDetail: (count: number, names: string) =>
    plural(count, {
      one: `Missing or changed on this device: ${names}. Give the original along with the pack.`,
      other: `Missing or changed on this device: ${names}. Give the originals along with the pack.`,
    }),
  missing: (names: string) => `Missing on this device: ${names}.`,
  /** While the application is still to be handed in. */
  missingToAdd: (count: number, names: string) =>
    plural(count, {
      one: `Missing on this device: ${names}. Add the original by hand when you hand in the application.`,
      other: `Missing on this device: ${names}. Add the originals by hand when you hand in the application.`,
    }),
  neverThere: (count: number, questions: string) =>
    plural(count, {
      one: `Submitted without this file: ${questions}.`,
      other: `Submitted without these files: ${questions}.`,
    }),
  /** While the application is still to be handed in; with the name of a button. */
  neverThereToAttach: (count: number, questions: string, startNew: string) =>
    plural(count, {
      one: `Submitted without this file: ${questions}. To attach it, press ‘${startNew}’ in the details of this application.`,
      other: `Submitted without these files: ${questions}. To attach them, press ‘${startNew}’ in the details of this application.`,
    }),
  failed: 'The pack could not be made',
  failedDetail: 'Nothing was changed. Load this page again, then try again.',
  saved: 'The pack is saved to your downloads',
  zipName: (number: string) => `${number} pack.zip`,
  documentTitle: (number: string, title: string) => `${number} ${title}`,
  attachmentsFolder: 'attachments',
  laterFolder: 'uploaded later',
}

export const paperCopy = {
  scheme: 'Student Startup and Innovation Policy',
  number: 'Provisional application number',
  applicant: 'Applicant',
  email: 'Email',
  institution: 'Institution',
  submitted: 'Submitted on the device',
  withdrawn: 'Withdrawn',
  notSent: 'It counts from the day your nodal officer receives it: the portal has sent nothing.',
  notAnswered: 'Not answered',
  /** At the foot of each sheet. */
  foot: (number: string) => `Application ${number}`,
  signatures: 'Declaration and signatures',
  declaration:
    'We declare that the answers in this application are true and complete, that the idea and the work described are our own, and that everyone named here has agreed to take part. The institution endorses the application.',
  lead: 'Lead innovator',
  mentor: 'Mentor',
  head: 'Head of institution',
  nameLine: 'Name',
  signature: 'Signature and date',
  signatureAndSeal: 'Signature, date and seal',
  office: 'For the nodal officer',
  receivedOn: 'Received on',
  receivedBy: 'Received by (name)',
  sealAndSignature: 'Signature and seal',
  aadhaarMasked:
    'Aadhaar numbers show their last four digits. If you need them in full, the applicant can print them.',
  aadhaarFull:
    'This print holds full Aadhaar numbers. Keep it as safe as the cards, and do not copy or scan it.',
  hash: 'Content hash (SHA-256)',
  files: 'Attached files',
  file: (name: string, size: string) => `${name}, ${size}`,
  noFiles: 'No files are attached.',
  check:
    'To check the answers: open the application’s receipt on the device on which it was submitted and choose answers.json or answers.txt under “For the nodal officer”. The hash is the SHA-256 of “content” in that file, written as JSON with sorted keys and no spaces.',
}

export const checkCopy = {
  section: 'For the nodal officer',
  sectionText:
    'The hash is on the print and in the pack. Whoever has the pack can check here that its answers are the ones submitted.',
  title: 'Check that a pack is unchanged',
  hint: 'Drop the answers file of a pack here, or choose it: answers.json, or answers.txt if its files came one by one.',
  choose: 'Choose the answers file',
  same: (number: string) => `Same content: this is what was submitted as ${number}.`,
  changed: 'Not the same content: the file was changed after it was made.',
  changedIn: (questions: string) =>
    `Not the same content: the file was changed after it was made. It differs in: ${questions}.`,
  /** A question with the heading above it. */
  question: (heading: string, question: string) => `${heading}, ${question}`,
  other: (number: string) =>
    `Not the same content: the file is intact, but it belongs to ${number}.`,
  unreadable:
    'This is not an answers file of a pack. Choose answers.json from its ZIP, or answers.txt if its files came one by one.',
}
