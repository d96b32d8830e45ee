/* Separate from `copy.ts`, because every first visit loads it. */
export const iprPageCopy = {
  name: 'IPR Grant',
  heading: 'IPR grant application',
  pageDescription: 'Apply for intellectual property support.',
}
