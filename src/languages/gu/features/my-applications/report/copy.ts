import type * as English from '../../../../../features/my-applications/report/copy'
import type { Words } from '../../../../words'

export const reportCopy = {
  heading: (title: string) => `અરજીનો રિપોર્ટ: ${title}`,
  milestone: (status: string, amount: string) => `${status}, ${amount}`,
  upload: (size: string, addedAt: string) => `${size}, ${addedAt}`,
  made: (when: string) => `${when} વાગ્યે SSIP પોર્ટલે અરજદારના ડિવાઇસ પર બનાવ્યો.`,
  sample: 'પોર્ટલે આ રિપોર્ટ તેના નમૂનાના ડેટામાંથી ભર્યો છે.',
  device: 'પોર્ટલે આ રિપોર્ટ ફક્ત આ ડિવાઇસ પર રાખેલી અરજીમાંથી ભર્યો છે. નંબર કામચલાઉ છે.',
  uploads: 'આ ડિવાઇસ પરના દસ્તાવેજ અને રિપોર્ટ',
  saved: 'રિપોર્ટ તમારા ડાઉનલોડમાં સેવ થયો છે',
  notSaved: {
    text: 'રિપોર્ટ સેવ થઈ શક્યો નથી',
    detail: 'અરજીમાં કંઈ બદલાયું નથી. ફરી પ્રયત્ન કરો.',
  },
} satisfies Words<typeof English.reportCopy>
