import type { Network } from './network'
import type { SceneId } from './scenes'
import type { StopId } from './tourStops'

export const panelCopy = {
  title: 'Demo controls',
  personTitle: 'View as',
  persons: { visitor: 'Visitor', student: 'Student', admin: 'Administrator' },
  busy: 'Just a moment',
  networkTitle: 'Network',
  networks: {
    fine: 'Fine',
    slow: 'Slow Wi-Fi',
    lossy: 'Unsteady',
    captive: 'Wi-Fi login',
    down: 'Server down',
    offline: 'Offline',
  } satisfies Record<Network, string>,
  networkHints: {
    fine: 'The server answers at once.',
    slow: 'Each answer takes two and a half seconds.',
    lossy: 'Every third request fails; try again and it works.',
    captive: 'A Wi-Fi login page replies instead of the server.',
    down: 'The server does not respond.',
    offline: 'This phone or computer has no internet at all.',
  } satisfies Record<Network, string>,
  samplesTitle: 'Sample data',
  samplesHint: 'Off: only what you entered yourself.',
  scenesTitle: 'Jump to a situation',
  scenesLead:
    'Each one replaces what was done in this demo: drafts, submissions, decisions and choices. What somebody wrote goes only after a question.',
  scenes: {
    empty: { title: 'Empty desk', text: 'A student who has not started anything.' },
    'half-filled': {
      title: 'Half-filled draft',
      text: 'A PoC application with two files, half done.',
    },
    'documents-requested': {
      title: 'Documents requested',
      text: 'An application waiting for one more document.',
    },
    'many-users': { title: '500 users', text: 'The user list of a whole state.' },
    'storage-full': {
      title: 'Storage full',
      text: 'A phone without free space. Reload to leave it.',
    },
    'last-year': {
      title: 'Coming from last year',
      text: 'An old draft, an old submission and an update, all at once.',
    },
    'shared-computer': {
      title: 'Shared computer',
      text: 'The student’s work is sealed with the password: load the page again, or look into the developer tools.',
    },
  } satisfies Record<SceneId, { title: string; text: string }>,
  expire: 'Session ended',
  expireText: 'The server signs you out while the page is open.',
  replaceQuestion: 'Replace what was written in this demo?',
  replaceDetail:
    'Somebody wrote something here: a draft, a submission, an application, or words in another form. It will be deleted for ever; save or copy it first if it matters.',
  replace: 'Replace it',
  keep: 'Keep it',
  tourLead: 'Apply, hand in, decide, see: five stops for an audience. Escape ends it.',
  startTour: 'Start the tour',
  resetLead: 'Signs out and deletes everything that this demo keeps here.',
  reset: 'Reset everything',
  resetQuestion: 'Reset the demo?',
  resetDetail: 'Accounts, drafts, submissions and choices made in this demo will be deleted.',
  failed: 'That did not work',
  failure: {
    text: 'That did not work',
    detail: 'Nothing outside the demo has changed. Try again, or reload the page.',
  },
}

export const tourCopy = {
  label: 'Guided tour',
  stops: {
    apply: {
      title: 'Apply',
      text: 'Asha is halfway through her PoC application. Type a word and reload the page: every keystroke is saved on this device, files included, even without internet.',
    },
    'hand-in': {
      title: 'Hand in',
      text: 'The application is complete. The receipt says plainly that nothing has been sent yet, and gives the pack to hand in: answers, files, and a code that proves nothing was changed.',
    },
    decide: {
      title: 'Decide',
      text: 'Now as an administrator. Open ‘Rooftop spice dryer’, ask for documents with a remark or approve it, and undo it if you like.',
    },
    see: {
      title: 'See',
      text: 'Asha again: her application shows the decision. Open it to read the remark. If you skipped the decision, the office has asked for the endorsement letter.',
    },
    offline: {
      title: 'Without internet',
      text: 'This page is offline now. Open any screen: drafts, submissions and pages are all here. Ending the tour brings the network back.',
    },
  } satisfies Record<StopId, { title: string; text: string }>,
  place: (number: number, of: number) => `Stop ${number} of ${of}`,
  back: 'Back',
  next: 'Next',
  end: 'End tour',
}
