import type * as English from '../../../auth/copy'
import type { Words } from '../../words'

export const authCopy = {
  loginFailed: 'लॉगिन नहीं हो सका।',
  signupFailed: 'अकाउंट नहीं बन सका।',
  ended: 'आपका सत्र समाप्त हो गया है। आगे बढ़ने के लिए लॉगिन करें।',
  nowShared:
    'यह कंप्यूटर अब साझा है, इसलिए इस टैब में भी आपका पासवर्ड चाहिए। आपने इसमें जो लिखा था वह सुरक्षित है; आगे बढ़ने के लिए लॉगिन करें।',
} satisfies Words<typeof English.authCopy>
