import type { ReactNode } from 'react'
import { sentence } from '../../../ui/page/sentence'

export const trackerCopy = {
  title: 'Where it is',
  /** Read out before a step by screen readers. */
  done: 'Done:',
  now: 'Now:',
  later: 'Later:',
  kept: {
    title: 'Kept on this device',
    detail: (when: string) => `Submitted on ${when}. Nothing was sent.`,
  },
  signed: {
    title: 'Printed and signed',
    todo: 'Print the application. You, your mentor and the head of your institution sign it.',
    done: (day: string) => `On ${day}.`,
    day: 'Signed by everyone on',
    save: 'It is printed and signed',
    saved: (day: string) => `Printed and signed on ${day}`,
    change: 'Change the day of signing',
    cleared: 'Marked as not signed yet',
  },
  'handed-in': {
    title: 'Handed in',
    todo: 'Give the signed application, your proposal of 5 to 10 pages and the pack to the nodal officer of your institution.',
    done: (day: string, to: string) => `On ${day} to ${to}.`,
    day: 'Handed in on',
    to: 'Given to',
    toHint: 'Name of the person who took it',
    save: 'It is handed in',
    saved: (day: string, to: string) => `Handed in on ${day} to ${to}`,
    change: 'Change when and to whom it was handed in',
    cleared: 'Marked as not handed in yet',
  },
  decision: {
    title: 'Decision',
    titleDue: 'Decision due',
    afterHandIn: 'Due 4 to 6 weeks after you hand it in.',
    due: (from: string, until: string, day: number, of: number) =>
      `Between ${from} and ${until}. Today is day ${day} of ${of}.`,
    overdue: (until: string) => `It was due by ${until}.`,
    ask: (contact: ReactNode) => sentence('Ask your nodal officer, or ', contact, '.'),
    contact: 'write to the programme cell',
    approved: (day: string) => `Approved on ${day}.`,
    rejected: (day: string, details: ReactNode) =>
      sentence(`Rejected on ${day}. The review comments are in `, details, '.'),
    rejectedHere: (day: string, part: string) => `Rejected on ${day}. See ‘${part}’ below.`,
    documents: (day: string, details: ReactNode) =>
      sentence(`Documents were requested on ${day}. Add them in `, details, '.'),
    documentsHere: (day: string, part: string) =>
      `Documents were requested on ${day}. Add them above, under ‘${part}’.`,
    documentsAdded: (day: string, added: string) =>
      `Documents were requested on ${day}. You added documents on ${added}. A pack that you save or share now holds them; until you give it to your nodal officer, they are only on this device.`,
    details: 'the details of this application',
    calendarEntry: (title: string) => `SSIP decision due: ${title}`,
    calendarText: (number: string) =>
      `The last day for the decision on application ${number}. Saved from the SSIP Portal.`,
  },
  addToCalendar: 'Add to calendar',
  notSaid: 'You have not said when.',
  change: 'Change',
  save: 'Save',
  cancel: 'Cancel',
  clear: 'Not yet after all',
  /** Of a step that counts as done all the same, because a later one is. */
  remove: 'Remove what I entered',
  notKept: 'What you type could not be kept on this device: it is lost when you leave this page.',
  removed: 'What you entered is removed',
  undone: 'It is as it was before',
  notUndone: 'This was not undone',
  changedSince: 'It was changed since, so it stays as it is.',
  problems: {
    day: 'Enter the day',
    to: 'Enter the name of the person who took it',
    future: 'This day has not come yet',
    beforeSubmitting: (day: string) => `It was submitted on ${day}: enter that day or a later one`,
    beforeSigning: (day: string) => `It was signed on ${day}: enter that day or a later one`,
    afterHandIn: (day: string) => `It was handed in on ${day}: enter that day or an earlier one`,
  },
}
