/** Said by the page alone: its form is loaded with every signed-in screen, too. */
export const notCheckedCopy = {
  notChecked:
    'It could not be checked whether you are still signed in. Load this page again in a few minutes, or sign in.',
}
