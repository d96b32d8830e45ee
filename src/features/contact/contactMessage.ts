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
