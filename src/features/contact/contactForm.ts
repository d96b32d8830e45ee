import { categories } from './copy'

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

/** The message as an e-mail: subject with its category, and who wrote it. */
export function asMail(values: ContactValues): { subject: string; body: string } {
  const category = categories.find(({ value }) => value === values.category)?.label
  return {
    subject: `${category ?? values.category}: ${values.subject}`,
    body: `${values.message}\n\n${values.name}\n${values.email}`,
  }
}
