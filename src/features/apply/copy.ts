import { plural } from '../../lib/grammar'

export const applyCopy = {
  earlierStates: 'Earlier states',
  lead: 'Fill it in at your own pace. Everything you type is saved on this device as you go.',
  checkLead: 'Read everything once more before you submit.',
  loading: 'Opening your draft',
  leader: 'Team leader',
  leaderHint: 'Our main contact for the team',
  choose: 'Choose…',
  yes: 'Yes',
  no: 'No',
  /** Below an answer taken from the person's profile. */
  fromProfile: 'From your profile',
  /** Of one that the profile does not have, in this form or an earlier one. */
  asTyped: 'As you last typed it',
  counted: (count: number, aim: number) =>
    count < aim ? `${count} of at least ${aim} characters` : `${count} characters`,
  draft: 'Draft',
  submit: 'Submit application',
  submitting: 'Submitting…',
  waitsForFile:
    'A file is still on its way to this device, and your application waits for it while you stay here. If it does not come, go to its field and remove it, or choose it again.',
  calledOff: 'The application was not submitted: this page was left before a file had arrived.',
  submitHint:
    'Nothing is sent yet. You get a receipt on this device, with a pack to print, sign and hand in to your nodal officer.',
  missing: 'Please fill in all required fields',
  submittedDetail:
    'It is kept on this device. The next page is your receipt, with the pack to hand in.',
  notSubmitted: (reason: string) =>
    `The application was not submitted; what you typed is still here. ${reason}`,
  notKept: {
    full: 'This device is full. Free some space, then submit again.',
    blocked:
      'This browser does not let the portal keep anything just now; this device may be full. Free some space, then submit again; or save a copy to a file, then load this page again.',
    closed:
      'The storage of this browser was closed or cleared. Save a copy to a file, then load this page again.',
    cutOff:
      'The browser has lost its connection to what is kept on this device. Load this page again: what you typed comes along. Then submit again.',
    newer:
      'A newer version of the portal has changed this draft. Save a copy to a file, then load this page again.',
    locked: 'This is a shared computer, and it is locked. Sign in again, then submit again.',
    stale: 'It was changed or submitted in another tab. Look there first.',
    unknown: 'This browser did not keep it. Try again, or save a copy to a file.',
  },
  discard: 'Discard draft',
  discardQuestion: 'Discard this draft?',
  discardDetail: 'Every answer and file in this draft will be deleted from this device.',
  discarding: 'Discarding…',
  discarded: 'Draft discarded',
  notDiscarded: {
    text: 'The draft was not discarded',
    detail:
      'This device could not remove it. It is still here, and what you type is saved as before.',
  },
  notRestored: {
    text: 'The draft could not be put back',
    detail:
      'It can be put back while this page stays open. If this device is full, free some space, then try again.',
  },
  statesNotBack: {
    text: 'The earlier states could not be put back',
    detail: 'The draft itself is back. If this device is full, free some space, then try again.',
  },
  notPutBack:
    'There is another draft by now, so this one was not put back. It is under ‘Earlier states’.',
}

/** Texts of the step-by-step view. */
export const stepCopy = {
  caption: (form: string, step: number, steps: number) => `${form}, step ${step} of ${steps}`,
  /** The document's title at a step. */
  title: (step: string, form: string) => `${step}, ${form}`,
  steps: 'Steps',
  place: (step: number, steps: number) => `Step ${step} of ${steps}`,
  complete: 'Complete',
  open: 'To do',
  problems: (count: number) =>
    plural(count, { one: '1 answer to correct', other: `${count} answers to correct` }),
  next: 'Continue',
  back: 'Back',
  onePage: 'All on one page',
  inSteps: 'One step at a time',
}

export const startCopy = {
  title: 'Before you start',
  allNeeded: 'All fields are needed. You can leave one blank and come back to it. Have ready:',
  haveReady: [
    'a scan or photo of each member’s Aadhaar card (PDF, JPG or PNG)',
    'your mentor’s details and employer ID',
    'the name of the head of your institution, who endorses the application',
    'to hand in with the pack: your proposal of 5 to 10 pages',
  ] as const,
}

export const teamCopy = {
  member: (number: number) => `Team member ${number}`,
  add: 'Add Member',
  remove: (number: number) => `Remove team member ${number}`,
  removed: (number: number) => `Team member ${number} removed`,
  ownDetails: 'Use my details',
  ownDetailsHint:
    'Fills in your name, email and mobile number from your profile, where they are blank.',
  few: 'A team has 2 to 5 students. You can go on with one member, but the programme expects at least two.',
  many: (count: number) =>
    `A team has 2 to 5 students, and yours has ${count}. You can go on, but the programme may ask you to make it smaller.`,
  /** The line shown for a folded member; a part that is not known yet is ''. */
  line: (name: string, enrollment: string, missing: number) =>
    [name || 'No name yet', enrollment, missingText(missing)]
      .filter((part) => part !== '')
      .join(', '),
}

function missingText(count: number): string {
  return count === 0
    ? 'complete'
    : plural(count, { one: '1 answer missing', other: `${count} answers missing` })
}

export const checkCopy = {
  change: 'Change',
  /** The accessible name of the link, which begins with its visible text `change`. */
  changeAnswer: (question: string, group: string) => `Change: ${question} (${group})`,
  show: 'Show all answers',
  hide: 'Hide all answers',
}

export const problemsCopy = {
  title: 'There is a problem',
  lead: (count: number) =>
    plural(count, {
      one: 'Nothing is lost. One answer is missing or needs correcting:',
      other: `Nothing is lost. ${count} answers are missing or need correcting:`,
    }),
  next: (count: number) => `Next problem (${count} left)`,
}

export const saveStatusCopy = {
  where: 'Where is my work?',
  blank: 'Nothing to save yet',
  saving: 'Saving…',
  saved: (time: string) => `Saved on this device, ${time}`,
  failed: 'Not saved',
  lastSaved: (time: string) => `Last saved on this device at ${time}.`,
  retry: 'Try again',
  loadAgain: 'Load the page again',
  saveACopy: 'Save a copy',
}

export const lockCopy = {
  following: 'This form is open in another tab. You see here what is saved of it.',
  take: 'Edit here instead',
  taking: 'Asking the other tab…',
  notInDraft:
    'Another tab saved this draft first, so your last change here is not in it. The one you do not choose is kept under ‘Earlier states’ while there is room.',
  gone: 'This draft is no longer on this device: it was submitted, discarded or cleared elsewhere. What you typed here is only in this tab.',
  takeMine: 'Use what I typed here',
  refused:
    'The other tab has not saved everything yet, so it goes on editing. Look at it there first.',
  changed: 'This draft was changed from elsewhere. You see it here as it is saved now.',
  goOn: 'Go on from the saved draft',
  beginInstead:
    'You can also begin with a blank form. What you typed here is then kept under ‘Earlier states’.',
  begin: 'Begin with a blank form',
  notKept: {
    text: 'What you typed here could not be kept',
    detail: 'It is still here. If this device is full, free some space, then try again.',
  },
  answers: 'Your answers so far',
  nothing: 'Nothing of it is saved on this device at the moment.',
  unread:
    'What is saved of it cannot be shown here: a newer version of the portal may have written it. Load this page again.',
}

/** In a form that is blank because it was submitted. */
export const submittedCopy = {
  submitted: (number: string, time: string) =>
    `You submitted application ${number} on ${time}. It is kept on this device.`,
  newForm: 'This is a new, empty form.',
  receipt: 'See the receipt',
  another: 'Start another application',
}

/** Texts about damaged parts of a stored draft. */
export const unreadCopy = {
  lead: 'Part of this draft was damaged on this device and could not be read. Everything else is in the form; check it, and type again what is missing. The draft as it was is set aside whole until you remove it. This could not be read:',
  part: (label: string, text: string) => `${label}: ${text}`,
  empty: (label: string) => `${label}: nothing readable was left`,
  answerOf: (member: string, question: string) => `${member}, ${question}`,
  parts: {
    values: 'All answers',
    fields: 'The answers about the application',
    teamMembers: 'The team members',
    teamLeader: 'Team leader',
    mentor: 'The mentor',
    place: 'Where you were in the form',
  },
}

export const fileCopy = {
  choose: 'Choose a file',
  replace: 'Replace',
  remove: 'Remove',
  removeFile: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  replaced: (name: string) => `${name} replaced`,
  notPutBack: (name: string) =>
    `${name} was not put back: its field has another file now, or is gone.`,
  reading: 'Saving the file on this device…',
  missing: 'The file is missing on this device. Choose it again.',
  onlyOne: 'Only one file fits here. Choose one; nothing was changed.',
  large: (size: string) =>
    `This file is larger than 5MB (${size}). It is accepted, but a smaller scan is easier to hand in.`,
  late: (name: string) =>
    `${name} came too late for its form and is not in the draft. Choose it again in the form.`,
  notKept: (name: string) =>
    `${name} could not be kept on this device. Free some space, or load this page again, and choose it again.`,
}

export const writtenCopy = {
  unsaved: 'Your last changes are not saved on this device',
}
