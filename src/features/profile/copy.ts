import { listed } from '../../lib/grammar'
import type { Keeping } from '../../storage/keeping'

export const profileCopy = {
  title: 'Profile',
  lead: 'Your details, password and notification settings.',
  tabs: {
    label: 'Parts of your profile',
    personal: 'Personal Information',
    security: 'Security Settings',
    preferences: 'Preferences',
  },
}

export const summaryCopy = {
  label: 'At a glance',
  completion: 'Profile completion',
  missing: (labels: readonly string[]) => `Still blank: ${listed(labels)}`,
  memberSince: 'Member since',
  lastLogin: 'Last login',
  unknown: 'Not known',
  quickActions: 'Quick actions',
  editProfile: 'Edit Profile',
  changePassword: 'Change Password',
  preferences: 'Notification Preferences',
  applications: 'My Applications',
  install: 'Install as an app',
  installed: 'Installed as an app on this device.',
  installByMenu:
    'To install the portal as an app, open the menu of your browser and choose ‘Install’ or ‘Add to Home Screen’.',
  storage: 'What you keep here',
}

const mayClear = 'The browser may clear what is kept here when it needs room.'

/** How long the browser keeps all of it; nothing while that is not known. */
export const keepingCopy: Record<Keeping, string | undefined> = {
  unknown: undefined,
  promised: 'The browser has promised not to clear what is kept here.',
  unpromised: mayClear,
  sevenDays:
    'The browser may delete what is kept here after seven days without a visit, unless the portal is installed.',
  asksFirst: `${mayClear} Let it store data for the portal when it asks.`,
  unprotected: mayClear,
  insideApp: 'The portal is open inside another app: only that app has what is kept here.',
}

export const personalCopy = {
  title: 'Personal information',
  fromServer: 'From the server: everything not marked below',
  fromCopy: 'From the server, as it last answered: everything not marked below',
  changedHere: 'Changed here',
  sample: 'Sample',
  serverSays: (value: string) => `The server says: ${value}`,
  sampleSays: (value: string) => `The sample says: ${value}`,
  keptNote:
    'Fields marked ‘Changed here’ are kept on this device for you alone; the server does not know of them. Fields marked ‘Sample’ are examples until you replace them.',
  edit: 'Edit Profile',
  editing: 'Edit your personal information',
  editHint:
    'What you change is kept on this device. You still sign in with the email address that the server has.',
  resumed: 'You have unsaved changes from last time.',
  save: 'Save Changes',
  saving: 'Saving…',
  cancel: 'Cancel',
  cancelled: 'Your changes were not saved',
  reset: 'Undo everything changed here',
  resetDone: 'What you changed here is undone',
  saved: 'Profile updated successfully!',
  notKept:
    'This device could not keep your changes: it is full, or this browser does not allow it. They are still in the form below.',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  institutionRequired: 'Institution is required',
  blank: 'Not filled in',
  fields: {
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    institution: 'Institution',
    department: 'Department',
    designation: 'Designation',
    experience: 'Experience',
    specialization: 'Specialization',
    address: 'Address',
    city: 'City',
    state: 'State',
    pincode: 'Pincode',
  },
}

export const securityCopy = {
  title: 'Change password',
  simulated:
    'This is a simulation: no password is sent or kept anywhere, and you go on signing in with the one you have.',
  current: 'Current password',
  next: 'New password',
  hint: 'At least 6 characters',
  confirm: 'Confirm new password',
  submit: 'Change Password',
  submitting: 'Changing…',
  changed: 'Password changed successfully!',
  currentRequired: 'Current password is required',
  nextRequired: 'New password is required',
  nextShort: 'Password must be at least 6 characters',
  mismatch: 'Passwords do not match',
}

export const preferencesCopy = {
  notifications: 'Notifications',
  privacy: 'Privacy',
  toggles: {
    email: { label: 'Email notifications', hint: 'Decisions and requests on your applications' },
    sms: { label: 'SMS notifications', hint: 'Deadlines of the coming days' },
    weeklyDigest: { label: 'Weekly digest', hint: 'New events and calls, once a week' },
    profileVisible: { label: 'Profile visible', hint: 'Other innovators may find your profile' },
    showInstitution: { label: 'Show institution', hint: 'Show your institution on your profile' },
  },
  source:
    'Kept on this device: what you choose is kept for you alone. The portal does not send messages yet, and nobody else can see your profile.',
  save: 'Save Preferences',
  saved: 'Preferences saved on this device',
  notKept:
    'This device could not keep your choice: it is full, or this browser does not allow it. Nothing has changed.',
}
