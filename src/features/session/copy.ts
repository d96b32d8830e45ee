import type { ReactNode } from 'react'
import { sentence } from '../../ui/page/sentence'

export const loginCopy = {
  title: 'Sign in',
  lead: 'Sign in to apply for a grant and to follow your applications.',
  email: 'Email',
  password: 'Password',
  remember: 'Remember my email on this device',
  submit: 'Sign In',
  submitting: 'Signing In...',
  forgot: 'Forgot password?',
  newHere: 'New here?',
  createAccount: 'Create an account',
  support: 'Contact support',
  needHelp: 'Need help?',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
}

export const demoAccountsCopy = {
  title: 'This is a demo',
  text: 'It runs on sample data, and nothing leaves this device.',
  student: 'Continue as student',
  admin: 'Continue as administrator',
}

export const signupCopy = {
  title: 'Create an account',
  lead: 'Applying is free and takes no equity.',
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters, with a lowercase letter, an uppercase letter and a number',
  confirm: 'Confirm password',
  terms: 'terms of use',
  privacy: 'privacy notice',
  /** The consent with its links; each language places them where its sentence needs them. */
  agree: (terms: ReactNode, privacy: ReactNode) =>
    sentence('I agree to the ', terms, ' and the ', privacy),
  submit: 'Create Account',
  submitting: 'Creating Account...',
  notSignedIn: 'The server answered, but you are not signed in.',
  /** After an answer that does not tell whether the account exists. */
  perhaps:
    'Your account may have been created. Try to sign in with this email and password first; if that fails, create it again.',
  taken:
    'An account with this email seems to exist already. Sign in with it, or use another email.',
  already: 'Already have an account?',
  signIn: 'Sign in',
  strength: {
    weak: 'Password strength: weak',
    medium: 'Password strength: medium',
    strong: 'Password strength: strong',
  },
  nameRequired: 'Full name is required',
  nameShort: 'Name must be at least 2 characters long',
  nameLong: 'Name cannot exceed 50 characters',
  nameLetters: 'Name can only contain letters and spaces',
  passwordShort: 'Password must be at least 6 characters long',
  passwordMix:
    'Password must contain at least one lowercase letter, one uppercase letter, and one number',
  confirmRequired: 'Please confirm your password',
  confirmMismatch: 'Passwords do not match',
}

export const sharedComputerCopy = {
  label: 'This is a shared computer',
  hint: 'What you type and attach is then sealed with your password before it is kept, so that nobody else who uses this computer can read it.',
  /** Firefox asks, and passes over what the field says (docs/decisions/shared-computer.md). */
  notSaved: 'If the browser asks whether to save your password, say no.',
  always: 'Whoever looks after this computer has turned this on for everybody.',
  notLoaded:
    'A part of the portal could not be loaded that this shared computer needs. Nothing was sent, and what you typed is still here. Press the button again once there is a network, or load the page again.',
  /** Where nothing can be sealed, in the place of ‘Leave without signing in’. */
  leave: 'Sign out, and remove my work from this computer',
  cannotSeal:
    'The address of this page begins with http://, so the browser cannot seal anything here. Until you sign out, others who use this computer can read what you keep there, also after the browser was closed or has crashed; signing out removes all of it. Save a copy first.',
  /** Before the box is ticked. */
  wouldNotSeal:
    'The address of this page begins with http://, so the browser cannot seal anything here. If you tick this, everything of yours is removed from this computer when you sign out; until then, others who use it can read what you keep there, also after the browser was closed or has crashed.',
}
