/** What the details name and the receipt as well, which is loaded without them. */
export const namesCopy = {
  status: 'Status',
  comments: 'Review comments',
  uploads: 'Documents and reports',
}
