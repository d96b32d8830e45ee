/** How to reach the programme cell. The telephone number and the addresses are invented. */
export const office = {
  address: [
    'SSIP Cell, State Technical University',
    'Innovation Block, Vishwakarma Marg',
    'Ahmedabad 382424, Gujarat',
  ],
  phone: '+91 79 5550 0142',
  email: 'info@ssip.example.org',
  hours: 'Mon-Fri 10:00 AM-6:00 PM',
}

/** `tel:+917955500142`. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}

/** A link that opens the person's own mail program with this message in it. */
export function mailLink(email: string, message?: { subject: string; body: string }): string {
  if (message === undefined) return `mailto:${email}`
  return `mailto:${email}?subject=${encodeURIComponent(message.subject)}&body=${encodeURIComponent(message.body)}`
}
