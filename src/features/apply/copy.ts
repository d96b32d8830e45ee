import type { GrantForm } from '../../domain/grant-form/grantForm'

export const applyCopy = {
  lead: 'Fill it in at your own pace. Everything you type is saved on this device as you go.',
  loading: 'Opening your draft',
  sections: 'Sections',
  sectionsButton: (complete: number, total: number) => `Sections: ${complete} of ${total} complete`,
  complete: 'Complete',
  incomplete: 'To do',
  addMember: 'Add Member',
  memberTitle: (number: number) => `Team member ${number}`,
  removeMember: (number: number) => `Remove team member ${number}`,
  memberRemoved: (number: number) => `Team member ${number} removed`,
  undo: 'Undo',
  leader: 'Team leader',
  leaderHint: 'The lead innovator, who answers for the team',
  choose: 'Choose…',
  yes: 'Yes',
  no: 'No',
  review: 'Check your answers',
  reviewHint: 'Read everything once more before you submit.',
  reviewShow: 'Show all answers',
  reviewHide: 'Hide all answers',
  draft: 'Draft',
  submit: 'Submit application',
  submitting: 'Submitting…',
  submitHint:
    'Submitting keeps the application on this device with a receipt. It is not sent anywhere: you hand in the pack from the receipt.',
  missing: 'Please fill in all required fields',
  submitted: (form: GrantForm) => `${form.name} application submitted successfully!`,
  submittedDetail:
    'It is kept on this device. The next page is your receipt, with the pack to hand in.',
  notSubmitted: 'The application was not submitted. Your draft is still here.',
  discard: 'Discard draft',
  discardQuestion: 'Discard this draft?',
  discardDetail: 'Every answer and file of this draft goes from this device.',
  discarded: 'Draft discarded',
  notRestored: 'A new draft was begun since, so the discarded one was not put back.',
  problemsTitle: 'There is a problem',
  problemsLead: 'Nothing is lost. Correct these and submit again:',
}

export const saveCopy = {
  blank: 'Not saved yet: nothing typed',
  saving: 'Saving…',
  saved: (time: string) => `Saved on this device, ${time}`,
  failed: 'Not saved',
  lastSaved: (time: string) => `Last saved on this device at ${time}.`,
  retry: 'Try again',
  saveACopy: 'Save a copy',
}

export const seatCopy = {
  following:
    'This application is being edited in another tab. You see it here as it is saved there.',
  take: 'Edit here instead',
  taking: 'Asking the other tab…',
  notInDraft:
    'Another tab saved this draft before your last change here could be saved, so that change is not in it.',
  takeMine: 'Use what I typed here',
  answers: 'Your answers so far',
  nothingYet: 'The other tab has not saved anything yet.',
}

export const fileCopy = {
  choose: 'Choose a file',
  replace: 'Replace',
  remove: 'Remove',
  reading: 'Saving the file on this device…',
  missing: 'The file is missing on this device. Choose it again.',
  large: (size: string) =>
    `This file is larger than 5MB (${size}). It is accepted, but a smaller scan is easier to hand in.`,
  empty: (name: string) => `${name} is empty. Choose the scan itself; nothing was changed.`,
  wrongEnding: (name: string, types: string) =>
    `${name} is none of ${types}. Choose a file of one of these types; nothing was changed.`,
  wrongContent: (name: string, ending: string) =>
    `${name} is not what its name says: its content is no ${ending}. Open it, save it as ${ending} and choose it again; nothing was changed.`,
  unreadable: (name: string) => `${name} could not be read. Choose it again; nothing was changed.`,
  notKept: (name: string) =>
    `${name} could not be kept on this device: there is no room, or the browser does not allow it. Free some space and choose it again.`,
}
