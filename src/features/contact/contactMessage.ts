import { categories, contactCopy as copy } from './copy'

export type ContactValues = {
  name: string
  email: string
  subject: string
  category: string
  message: string
}

export const blankContact: ContactValues = {
  name: '',
  email: '',
  subject: '',
  category: '',
  message: '',
}

/** A message that was kept, and what was typed before it was there: nothing of either is lost. */
export function together(kept: Partial<ContactValues>, typed: ContactValues): ContactValues {
  const before = { ...blankContact, ...kept }
  const isTyped = Object.entries(typed).filter(([, value]) => value !== '')
  return {
    ...before,
    ...Object.fromEntries(isTyped),
    message: joined(before.message, typed.message),
  }
}

function joined(before: string, typed: string): string {
  if (before.includes(typed)) return before
  return typed.includes(before) ? typed : `${before}\n\n${typed}`
}

/** How long sending takes, in milliseconds (spec §9); no request is made. */
export const sendingTime = 2000

/** The message as an e-mail, with its category in the subject and the sender in the text. */
export function asMail(values: ContactValues): { subject: string; body: string } {
  const category = categories.find(({ value }) => value === values.category)?.label
  return {
    subject: copy.mailSubject(category ?? values.category, values.subject),
    body: copy.mailBody(values.message, values.name, values.email),
  }
}
