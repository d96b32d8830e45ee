/** The text that the build writes into pages around what React renders (scripts/build/prerender.ts). */
export const documentCopy = {
  description:
    'Proof-of-concept grants, patent support, mentors and events for students with an idea.',
  withoutScripts:
    'Scripts are off in this browser: this page can be read, but its buttons and forms do nothing.',
  needsScripts: 'This page of the SSIP Portal needs scripts. The home page does not.',
  home: 'Go to the home page',
  notLoaded:
    'The portal did not arrive whole, so its buttons and forms do nothing yet. What is saved on this device is safe. Check your connection.',
  loadAgain: 'Load the page again',
  tooOld:
    'This browser is too old for the portal: pages can be read, but buttons and forms do nothing. What is saved on this device is safe. Update the browser, or use another one.',
}
