/* Separate from `copy.ts`, because every first visit loads it. */
export const pocPageCopy = {
  name: 'PoC Grant',
  heading: 'PoC grant application',
  pageDescription: 'Apply for a proof-of-concept grant.',
}
