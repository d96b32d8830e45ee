import type * as English from '../../../../app/demo/stripCopy'
import type { Words } from '../../../words'

export const stripCopy = {
  note: 'ડેમો: નમૂનાનો ડેટા, આ ડિવાઇસની બહાર કંઈ જતું નથી',
  label: 'ડેમો',
  network: {
    fine: 'નેટવર્ક: સારું',
    slow: 'નેટવર્ક: ધીમું Wi-Fi',
    lossy: 'નેટવર્ક: અસ્થિર',
    captive: 'નેટવર્ક: Wi-Fi લૉગિન',
    down: 'નેટવર્ક: સર્વર બંધ',
    offline: 'નેટવર્ક: ઑફલાઇન',
  },
} satisfies Words<typeof English.stripCopy>
