import type * as English from '../../../../ui/page/copy'
import type { Words } from '../../../words'

export const pageCopy = {
  newTab: '(नए टैब में खुलता है)',
  onItsWay: (what: string) => `${what}…`,
  source: {
    server: 'सर्वर से',
    device: 'इस डिवाइस पर रखा हुआ',
    sample: 'नमूना डेटा',
  },
} satisfies Words<typeof English.pageCopy>

export const missingPartCopy = {
  text: 'पोर्टल का यह हिस्सा लोड नहीं हो सका। बाकी पेज, और आपने जो लिखा है वह, जैसा था वैसा ही है।',
  retry: 'फिर से कोशिश करें',
  reload: 'पेज दोबारा लोड करें',
  close: 'बंद करें',
} satisfies Words<typeof English.missingPartCopy>
