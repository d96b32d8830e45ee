export const demoCopy = {
  /** On every file and every sheet of paper from a demo (for print: `theme.css`). */
  note: 'Demo: sample data, not a real record',
  fileName: (name: string) => `DEMO ${name}`,
  /** The title of a calendar entry. */
  entry: (title: string) => `Demo: ${title}`,
}
