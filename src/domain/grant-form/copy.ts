/** Words that every grant form shows around the answers. */
export const grantFormCopy = {
  member: (number: number) => `Team member ${number}`,
  /** A problem in a list, with the person it is about: 'Team member 2: enter an email address'. */
  ofOwner: (owner: string, message: string) =>
    `${owner}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
  teamLeader: 'Team leader',
  chooseLeader: 'Choose the team leader',
  yes: 'Yes',
  no: 'No',
  notFilledIn: 'Not filled in',
  /** Where the applicant stopped, by the title of the step. */
  stoppedAt: (step: string) => `You stopped at “${step}”.`,
  /** A file field refers to a file that is gone. */
  chooseAgain: (field: string) =>
    `The file for ‘${field}’ is missing on this device. Choose it again.`,
  fileMissing: 'The file is missing on this device',
}

export const stepCopy = { check: 'Check your answers' }
