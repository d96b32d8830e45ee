/** Navigation state that leaves the focus where it is. */
export const keepFocus = { keepFocus: true }
