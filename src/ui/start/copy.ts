export const startCopy = {
  drafts: 'Drafts in progress',
}
