import type * as English from '../../../../domain/grant-form/copy'
import type { Words } from '../../../words'

export const grantFormCopy = {
  member: (number: number) => `ટીમ સભ્ય ${number}`,
  ofOwner: (owner: string, message: string) => `${owner}: ${message}`,
  teamLeader: 'ટીમ લીડર',
  chooseLeader: 'ટીમ લીડર પસંદ કરો',
  yes: 'હા',
  no: 'ના',
  notFilledIn: 'ભર્યું નથી',
  stoppedAt: (step: string) => `તમે “${step}” પર અટક્યા હતા.`,
  chooseAgain: (field: string) => `‘${field}’ માટેની ફાઇલ આ ડિવાઇસ પર નથી. તેને ફરી પસંદ કરો.`,
  fileMissing: 'ફાઇલ આ ડિવાઇસ પર નથી',
} satisfies Words<typeof English.grantFormCopy>

export const stepCopy = { check: 'તમારા જવાબ તપાસો' } satisfies Words<typeof English.stepCopy>
