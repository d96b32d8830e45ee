/** The year in the number of what is submitted while the tests run. */
export const thisYear = new Date().getFullYear()
