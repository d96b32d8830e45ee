import type { GrantValues } from '../../src/domain/grant-form/grantForm'
import { latinDigits } from '../../src/lib/digits'

/** Files named after the card's number, as scanners and people name them. */
export const namedAfterNumbers = [
  'Aadhaar 4829 1337 0561.pdf',
  '7392_0441_8826.pdf',
  'employer id 482913370561.png',
]

/** Puts the sample team's Aadhaar numbers into answers that are no Aadhaar field. */
export function strewNumbers(values: GrantValues): void {
  values.fields['pocTitle'] = 'Probe of 482913370561'
  values.fields['workDone'] = 'My number is ૪૮૨૯ ૧૩૩૭ ૦૫૬૧, his is ७३९२-०४४१-८८२६.'
  values.fields['headOfInstitution'] = 'Dr Rekha Bhatt 4829.1337.0561'
  values.mentor['name'] = 'Dr Kavita Rao 7392–0441–8826'
  const [first] = values.teamMembers
  if (first !== undefined) first['enrollmentNo'] = '4829 1337 0561'
}

/** The text in Latin digits, without what may stand between them. */
export function bareDigits(text: string): string {
  return latinDigits(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}
