import type { ReactNode } from 'react'
import { office } from '../../domain/programme/office'
import { sentence } from '../../ui/page/sentence'

export const forgotCopy = {
  title: 'Forgotten password',
  lead: 'The portal cannot reset a password by itself. The programme cell will help you.',
  steps: 'How to get back in',
  stepList: [
    'Write from the email address of your account, so that we know it is yours.',
    'Name your institution and, if you have one, the number of an application.',
    `An administrator confirms your identity and restores your access. ${office.answers}.`,
  ] as const,
  warning: 'Never send a password, old or new. Nobody at the programme cell asks for it.',
  mail: 'Write to the programme cell',
  mailSubject: 'I cannot sign in to the SSIP Portal',
  mailBody:
    'I have forgotten the password of my account.\n\nMy name:\nMy institution:\nNumber of an application, if any:\n',
  /** The sentence around the number, which is a link. */
  call: (phone: ReactNode, hours: string) => sentence('Or call ', phone, `, ${hours}`),
  drafts: 'Your drafts',
  draftsText:
    'On your own device, drafts, files and submissions stay while you are signed out. Sign in with the same account to see them again. What you left on a shared computer is sealed with your password: once you have a new one, you are asked for the old one too, and without it nobody can open that work.',
  back: 'Back to sign in',
}
