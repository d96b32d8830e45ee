import type * as English from '../../../auth/copy'
import type { Words } from '../../words'

export const authCopy = {
  loginFailed: 'लॉगिन नहीं हो सका',
  signupFailed: 'अकाउंट नहीं बन सका',
  nowShared:
    'यह कंप्यूटर अब साझा है, इसलिए इस टैब में भी आपका पासवर्ड चाहिए। आपने इसमें जो लिखा था वह सुरक्षित है; आगे बढ़ने के लिए लॉगिन करें।',
  doesNotOpen:
    'सर्वर से लॉगिन नहीं हो सका, और इस कंप्यूटर पर जो रखा है वह इस पासवर्ड से नहीं खुलता। कुछ नहीं बदला है; पासवर्ड जाँचें और फिर से कोशिश करें।',
} satisfies Words<typeof English.authCopy>
