import type { StorageFailure } from './failure'
import type { Keeping } from './keeping'

/** What happened and what to do, without claiming that something is safe when it is not. */
export const storageFailureText: Record<StorageFailure, string> = {
  full: 'This device is full: your last changes are not saved. Free some space or save a copy to a file.',
  blocked:
    'This browser does not let the portal save anything (a private window or a full device may do that): your changes are not saved. Save a copy to a file before you leave.',
  closed:
    'The storage of this browser was closed or cleared: your last changes are not saved. Save a copy to a file, then reload.',
  cutOff:
    'The browser has lost its connection to what is kept on this device, and finds it again when this page is loaded again. Your last changes are not saved yet; they come along.',
  gone: 'This draft is no longer on this device: it was cleared, discarded or submitted elsewhere. What you see is only in this tab. Try again to keep it here as a new draft, or save a copy to a file.',
  stale: 'This draft was changed in another tab.',
  newer:
    'A newer version of the portal has changed this draft: your last changes here are not saved. Save a copy to a file, then reload.',
  locked:
    'This is a shared computer, and it is locked: your last changes are not saved. Sign in again to go on.',
  tampered:
    'What is kept here was changed from outside the portal, so it is not opened. Save a copy of what you see to a file.',
  lost: 'This browser has lost what it kept of this draft: your last changes are not saved. Save a copy of what you see to a file.',
  unknown: 'Your last changes could not be saved on this device. Save a copy to a file.',
}

/** What to say about how long the browser keeps a draft; nothing while it is not known. */
export const persistenceText: Record<Keeping, string | undefined> = {
  unknown: undefined,
  promised: 'The browser has promised not to clear what is kept here.',
  unpromised:
    'The browser may clear what is kept here when it needs room. Install the app, or save a copy of your draft.',
  sevenDays:
    'The browser may delete what is kept here after seven days without a visit. Save a copy of your draft, or install the app and open the copy there.',
  asksFirst:
    'The browser may clear what is kept here when it needs room. Let it store data for the portal when it asks, or save a copy of your draft.',
  unprotected:
    'The browser may clear what is kept here when it needs room. Save a copy of your draft.',
  insideApp:
    'The portal is open inside another app: only that app has what is kept here, and it may not save files. Open the portal in your own browser before you fill in the form.',
}
