export const passportCopy = {
  title: 'Move this draft to another phone or computer',
  lead: 'A copy is one file with your answers and scans. Open it on your other phone or computer, or keep it as a spare.',
  aadhaar:
    'Aadhaar numbers are not in a copy, only their last four digits: type them again on the other device. The scans are included, so keep the file as safe as the papers.',
  save: 'Save a copy',
  saving: 'Saving a copy…',
  saved: (name: string, size: string) => `Copy saved: ${name} (${size})`,
  open: 'Open a saved copy',
  replaces:
    'A copy that is opened now would replace them. Save a copy of what you have first, or free some space.',
  filesLeftOut: (count: number) =>
    count === 1 ? 'One file is not in the copy' : `${count} files are not in the copy`,
  filesLeftOutDetail: {
    'not here':
      'This device does not have what is missing. Choose it again where you open the copy.',
    arriving: 'A file is still on its way to this device: save a copy again once it is there.',
    unread: 'What is missing could not be read just now: save a copy again.',
  },
  tooMany: {
    members: 'A copy can hold 500 team members, and this draft has more.',
    answers:
      'A copy can hold 10 MB of answers, and this draft has more. The files are not the reason.',
  },
  tooLargeQuestion: 'The files are too large for a copy',
  tooLargeDetail:
    'A copy can hold 100 MB and 999 files. You can save your answers alone, and choose the files again on the other device.',
  saveAnswers: 'Save the answers alone',
  notSaved: 'The copy could not be saved. Your draft is as it was.',
}
