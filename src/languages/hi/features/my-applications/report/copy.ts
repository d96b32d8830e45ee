import type * as English from '../../../../../features/my-applications/report/copy'
import type { Words } from '../../../../words'

export const reportCopy = {
  heading: (title: string) => `आवेदन की रिपोर्ट: ${title}`,
  milestone: (status: string, amount: string) => `${status}, ${amount}`,
  upload: (size: string, addedAt: string) => `${size}, ${addedAt}`,
  made: (when: string) => `${when} को SSIP पोर्टल ने आवेदक के डिवाइस पर बनाई।`,
  sample: 'पोर्टल ने यह रिपोर्ट अपने नमूना डेटा से भरी है।',
  device: 'पोर्टल ने यह रिपोर्ट केवल इस डिवाइस पर रखे आवेदन से भरी है। नंबर अस्थायी है।',
  uploads: 'इस डिवाइस पर दस्तावेज़ और रिपोर्ट',
  saved: 'रिपोर्ट आपके डाउनलोड में सेव हो गई है',
  notSaved: {
    text: 'रिपोर्ट सेव नहीं हो सकी',
    detail: 'आवेदन में कुछ नहीं बदला है। फिर से कोशिश करें।',
  },
} satisfies Words<typeof English.reportCopy>
