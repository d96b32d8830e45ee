/** What an undo of a change in the open form belongs to: once that is left, nothing can take it. */
export const answersOf = (draftId: string) => `answers of ${draftId}`

/** What an undo that replaces the stored draft belongs to: a form that is open then does not know of it. */
export const openingOf = (draftId: string) => `opening of ${draftId}`
