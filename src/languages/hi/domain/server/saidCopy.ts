import type * as English from '../../../../domain/server/saidCopy'
import type { Words } from '../../../words'

export const saidByServer = {
  wrongPassword: 'ईमेल या पासवर्ड गलत है।',
  locked: 'यह अकाउंट लॉक है।',
  accountExists: 'इस ईमेल से एक अकाउंट पहले से है।',
  domainNotAllowed: 'ईमेल का यह डोमेन मान्य नहीं है।',
  loginFailed: 'लॉगिन नहीं हो सका।',
  signupFailed: 'अकाउंट नहीं बन सका।',
  validationFailed: 'लिखी गई जानकारी में गलती है।',
  nameMissing: 'नाम लिखना ज़रूरी है।',
  emailMissing: 'ईमेल लिखना ज़रूरी है।',
  passwordMissing: 'पासवर्ड लिखना ज़रूरी है।',
  confirmMissing: 'पासवर्ड दोबारा लिखना ज़रूरी है।',
  passwordShort: 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए।',
  mismatch: 'दोनों पासवर्ड एक जैसे नहीं हैं।',
  sessionExpired: 'आपका सत्र समाप्त हो गया है।',
  inRepair: 'सर्वर की मरम्मत चल रही है।',
} satisfies Words<typeof English.saidByServer>
