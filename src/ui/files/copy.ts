/** Why a chosen file was refused. */
export const filesCopy = {
  types: { pdf: 'PDF', jpg: 'JPG', png: 'PNG' },
  empty: (name: string) => `${name} is empty. Choose the scan itself; nothing was changed.`,
  wrongEnding: (name: string, types: string) =>
    `${name} is not a ${types} file. Choose a file of one of these types; nothing was changed.`,
  wrongContent: (name: string, ending: string) =>
    `${name} is not really a ${ending} file. Open it, save it as ${ending} and choose it again; nothing was changed.`,
  unreadable: (name: string) => `${name} could not be read. Choose it again; nothing was changed.`,
  /** Of several files, one was refused. */
  others: (refusal: string) => `${refusal} No other file was kept either: choose again.`,
}
