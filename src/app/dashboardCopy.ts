/** Not among the words that every page loads. */
export const dashboardPageCopy = { loading: 'Loading your dashboard' }
