import type * as English from '../../../../domain/grant-form/copy'
import type { Words } from '../../../words'

export const grantFormCopy = {
  member: (number: number) => `टीम सदस्य ${number}`,
  ofOwner: (owner: string, message: string) => `${owner}: ${message}`,
  teamLeader: 'टीम लीडर',
  chooseLeader: 'टीम लीडर चुनें',
  yes: 'हाँ',
  no: 'नहीं',
  notFilledIn: 'भरा नहीं है',
  stoppedAt: (step: string) => `आप “${step}” पर रुके थे।`,
  chooseAgain: (field: string) => `‘${field}’ की फ़ाइल इस डिवाइस पर नहीं है। उसे फिर से चुनें।`,
  fileMissing: 'फ़ाइल इस डिवाइस पर नहीं है',
} satisfies Words<typeof English.grantFormCopy>

export const stepCopy = { check: 'अपने जवाब जाँचें' } satisfies Words<typeof English.stepCopy>
