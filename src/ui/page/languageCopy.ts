export const languageCopy = {
  title: 'Language',
  /** The requested language is not stored on this device. */
  notKept: (name: string) =>
    `${name} is not on this device yet. Choose it once with a network; after that it works offline too.`,
  waits: 'The language changes as soon as everything you typed is saved.',
}
