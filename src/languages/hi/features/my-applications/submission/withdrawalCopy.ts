import type * as English from '../../../../../features/my-applications/submission/withdrawalCopy'
import type { Words } from '../../../../words'

export const withdrawalCopy = {
  question: (title: string) => `“${title}” वापस लेना है?`,
  handedIn: (day: string, to: string) =>
    `आपने इसे ${day} को ${to} के पास जमा किया था। पोर्टल कोई संदेश नहीं भेजता, इसलिए जब तक आप ${to} को नहीं बताते कि आप आवेदन वापस ले रहे हैं, वहाँ इसकी समीक्षा चलती रहेगी।`,
  decided:
    'कार्यालय ने इस पर निर्णय ले लिया है। पोर्टल कोई संदेश नहीं भेजता: आप आवेदन वापस ले रहे हैं यह योजना सेल को खुद बताएँ।',
  withdraw: 'आवेदन वापस लें',
  keep: 'आवेदन वापस नहीं लेना है',
  tell: (day: string, to: string) =>
    `आवेदन वापस लेने की बात किसी को नहीं बताई गई है। आपने यह आवेदन ${day} को ${to} के पास जमा किया था: ${to} को खुद बताएँ।`,
  tellOffice:
    'आवेदन वापस लेने की बात किसी को नहीं बताई गई है। कार्यालय ने इस आवेदन पर निर्णय ले लिया है: योजना सेल को खुद बताएँ।',
} satisfies Words<typeof English.withdrawalCopy>
