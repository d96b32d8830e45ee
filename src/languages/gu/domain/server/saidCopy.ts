import type * as English from '../../../../domain/server/saidCopy'
import type { Words } from '../../../words'

export const saidByServer = {
  wrongPassword: 'ઈમેલ અથવા પાસવર્ડ ખોટો છે.',
  locked: 'આ એકાઉન્ટ લૉક કરેલું છે.',
  accountExists: 'આ ઈમેલથી એક એકાઉન્ટ પહેલેથી છે.',
  domainNotAllowed: 'ઈમેલનું આ ડોમેન માન્ય નથી.',
  loginFailed: 'લૉગિન થઈ શક્યું નથી.',
  signupFailed: 'એકાઉન્ટ બની શક્યું નથી.',
  validationFailed: 'લખેલી વિગતોમાં ભૂલ છે.',
  nameMissing: 'નામ લખવું જરૂરી છે.',
  emailMissing: 'ઈમેલ લખવો જરૂરી છે.',
  passwordMissing: 'પાસવર્ડ લખવો જરૂરી છે.',
  confirmMissing: 'પાસવર્ડ ફરી લખવો જરૂરી છે.',
  passwordShort: 'પાસવર્ડમાં ઓછામાં ઓછા 6 અક્ષર હોવા જોઈએ.',
  mismatch: 'બંને પાસવર્ડ સરખા નથી.',
  sessionExpired: 'તમારું સત્ર પૂરું થયું છે.',
  inRepair: 'સર્વરનું સમારકામ ચાલી રહ્યું છે.',
} satisfies Words<typeof English.saidByServer>
