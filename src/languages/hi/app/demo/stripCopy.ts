import type * as English from '../../../../app/demo/stripCopy'
import type { Words } from '../../../words'

export const stripCopy = {
  note: 'डेमो: नमूना डेटा, इस डिवाइस से बाहर कुछ नहीं जाता',
  label: 'डेमो',
  network: {
    fine: 'नेटवर्क: अच्छा',
    slow: 'नेटवर्क: धीमा Wi-Fi',
    lossy: 'नेटवर्क: अस्थिर',
    captive: 'नेटवर्क: Wi-Fi लॉगिन',
    down: 'नेटवर्क: सर्वर बंद',
    offline: 'नेटवर्क: ऑफ़लाइन',
  },
} satisfies Words<typeof English.stripCopy>
