export const setAsideNoticeCopy = {
  setAside: (count: number) =>
    count === 1
      ? 'Something kept on this device could not be read. It has been set aside safely; everything else works.'
      : `${count} things kept on this device could not be read. They have been set aside safely; everything else works.`,
  saveCopy: 'Save a copy',
  wholeCopy:
    'The copy holds everything, Aadhaar numbers and scans too: keep it as safe as the papers.',
  remove: 'Remove from this device',
}
