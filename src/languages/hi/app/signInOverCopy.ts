import type * as English from '../../../app/signInOverCopy'
import type { Words } from '../../words'

export const signInOverCopy = {
  signInAgain: 'आगे बढ़ने के लिए फिर से लॉगिन करें। आपने जो लिखा है वह अब भी यहीं है।',
  leave: 'बिना लॉगिन किए बाहर जाएँ',
} satisfies Words<typeof English.signInOverCopy>
