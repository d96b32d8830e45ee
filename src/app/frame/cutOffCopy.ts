export const cutOffCopy = {
  text: 'The browser has lost its connection to what is kept on this device, so nothing can be read or saved here until this page is loaded again.',
  loadAgain: 'Load the page again',
}
