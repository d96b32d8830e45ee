import type { Network } from './network'

export const panelCopy = {
  title: 'Demo controls',
  lead: 'Everything here is a sample. The server is played inside this page, so the demo also works in flight mode.',
  personTitle: 'Who is looking',
  persons: { visitor: 'Visitor', student: 'Student', admin: 'Administrator' },
  expire: 'Let the session expire',
  networkTitle: 'Network',
  networkHints: {
    fine: 'Answers come at once.',
    slow: 'Each answer takes two and a half seconds.',
    lossy: 'Lost calls say so; pressing again works.',
    captive: 'A Wi-Fi login page answers in place of the server.',
    down: 'Nobody answers at the address of the server.',
    offline: 'This device has no network at all.',
  } satisfies Record<Network, string>,
  scenesTitle: 'Jump to a scene',
  scenesLead: 'A scene replaces the drafts, submissions and decisions of this demo.',
  tourTitle: 'Guided tour',
  tourLead: 'Apply, decide, see: five stops for an audience. Escape ends it.',
  startTour: 'Start the tour',
  resetTitle: 'Start over',
  resetLead: 'Signs out and erases everything that this demo keeps on this device.',
  reset: 'Reset everything',
  resetQuestion: 'Reset the demo?',
  resetDetail: 'Accounts, drafts, submissions and choices made in this demo are erased.',
  failed: 'That did not work',
}

export const tourCopy = {
  label: 'Guided tour',
  stop: (number: number, of: number) => `Stop ${number} of ${of}`,
  back: 'Back',
  next: 'Next',
  end: 'End tour',
}
