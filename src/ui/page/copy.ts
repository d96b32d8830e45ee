export const pageCopy = {
  /** Read out after a link to another site. */
  newTab: '(opens in a new tab)',
  /** Something that is loading, by name. */
  onItsWay: (what: string) => `${what}…`,
  source: {
    server: 'From the server',
    device: 'Kept on this device',
    sample: 'Sample data',
  },
}

/** A part of the screen that could not be loaded. */
export const missingPartCopy = {
  text: 'This part of the portal could not be loaded. The rest of the page, and what you typed, is unchanged.',
  retry: 'Try again',
  reload: 'Load the page again',
  close: 'Close',
}
