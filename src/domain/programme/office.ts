import { officeCopy } from './officeCopy'

/**
 * How and when to reach the programme cell, stated only here. The phone number and addresses are
 * invented.
 */
export const office = {
  ...officeCopy,
  phone: '+91 79 5550 0142',
  email: 'info@ssip.example.org',
}

/** `tel:+917955500142`. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}

/** A link that opens the person's own mail program with this message. */
export function mailLink(email: string, message?: { subject: string; body: string }): string {
  if (message === undefined) return `mailto:${email}`
  return `mailto:${email}?subject=${encoded(message.subject)}&body=${encoded(message.body)}`
}

/** Half an emoji, as a paste may bring it, has no code in an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
