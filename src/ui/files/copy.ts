/** Why a chosen file was refused. */
export const filesCopy = {
  types: { pdf: 'PDF', jpg: 'JPG', png: 'PNG' },
  empty: (name: string) => `${name} is empty. Choose the scan itself; nothing was changed.`,
  wrongEnding: (name: string, types: string) =>
    `${name} is not a ${types} file. Choose a file of one of these types; nothing was changed.`,
  wrongContent: (name: string, ending: string) =>
    `${name} is not really a ${ending} file. Open it, save it as ${ending} and choose it again; nothing was changed.`,
  unreadable: (name: string) => `${name} could not be read. Choose it again; nothing was changed.`,
  /** Of several files, one was refused; so many others were chosen with it. */
  others: (refusal: string, count: number) =>
    count === 1
      ? `${refusal} The other file was not kept either: choose it again.`
      : `${refusal} The other files were not kept either: choose them again.`,
}
