import type { ReactNode } from 'react'
import type { FaqTopic } from '../../domain/faq/faq'
import { office } from '../../domain/programme/office'
import { plural } from '../../lib/grammar'
import { sentence } from '../../ui/page/sentence'

export const faqCopy = {
  title: 'Questions and answers',
  lead: 'What people ask most about grants, applications, events and this portal.',
  search: 'Search the questions',
  searchHint: 'One word or several, in any order',
  found: (count: number) =>
    plural(count, { one: `${count} question`, other: `${count} questions` }),
  best: 'Best matches first',
  none: 'No question matches',
  noneText: 'Try other words, or ask the programme cell.',
  ask: 'Didn’t find your question?',
  contact: 'Ask the programme cell',
}

/** Headings of the topics, in the order shown. */
export const topicTitles: Record<FaqTopic, string> = {
  poc: 'PoC grant',
  ipr: 'IPR support',
  applying: 'Applying on this portal',
  events: 'Events',
  account: 'Accounts',
  contact: 'Contact and help',
}

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

export const termsCopy = {
  title: 'Terms of use',
  lead: 'What you agree to when you use the SSIP Portal, in plain words.',
  updated: 'Last changed on 1 Nov 2026',
  sections: [
    {
      title: 'What this portal is',
      paragraphs: [
        'The portal tells you about the student startup and innovation policy, and helps you to prepare applications for its grants. It is run by the SSIP Cell at State Technical University.',
        'Some of what it shows is sample data: events, statistics and other people’s applications. Each page says so where that is the case.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'Give your own name and an email address that you read. Keep your password to yourself, and sign out on devices that others use.',
        'You may ask the programme cell to close your account at any time.',
      ],
    },
    {
      title: 'Applications',
      paragraphs: [
        'Applying is free and takes no equity. What you build stays yours.',
        'An application that you submit here is kept on your own device. It reaches the programme when you hand in its pack through your institution. The number on it is provisional until then.',
        'What you state has to be true, and the files have to be your own or given to you for this purpose. A false statement ends the review or the grant.',
      ],
    },
    {
      title: 'Data of your team and your mentor',
      paragraphs: [
        'Ask the members of your team and your mentor before you enter their details, their Aadhaar numbers above all. You are responsible for the copies on your device until you hand them in or erase them.',
      ],
    },
    {
      title: 'Decisions',
      paragraphs: [
        'Grants are decided by the committees that the policy names. Nothing on this portal promises a grant, and nothing here is a decision until you have it in writing.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Do not try to access other people’s accounts, to overload the portal, or to upload what harms others. We close accounts that do.',
      ],
    },
    {
      title: 'If something fails',
      paragraphs: [
        'We take care, but cannot promise that the portal is always there or free of mistakes. Keep a copy of what matters to you: drafts and submissions can be saved as files.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When these terms change, the date above changes too, and the new text counts from then on. The law of the state applies.',
      ],
    },
  ] as const,
  privacy: 'What the portal keeps about you, and how to erase it',
  contact: 'Questions about these terms',
}
