import type * as English from '../../../../../features/my-applications/list/copy'
import type { Words } from '../../../../words'
import { plural } from '../../../../../lib/grammar'

export const listCopy = {
  title: 'मेरे आवेदन',
  lead: 'आपके आवेदन: स्थिति, रकम और दस्तावेज़।',
  apply: 'नया PoC आवेदन',
  loading: 'आपके आवेदन लोड हो रहे हैं',
  tiles: 'आपके आवेदन आँकड़ों में',
  total: 'कुल',
  approved: 'मंज़ूर',
  pending: 'लंबित',
  pendingNote: 'समीक्षा जारी, या जमा किया',
  completed: 'पूरा',
  fundingReceived: 'मिली कुल फ़ंडिंग',
  sampleFunding: (amount: string) => `इसमें से ${amount} नमूना डेटा है`,
  sampleTiles: (own: number, total: number) =>
    own === 0
      ? 'नमूना डेटा: ये आँकड़े उदाहरण हैं, आपके नहीं'
      : plural(own, {
          one: `नमूना डेटा और आपका आवेदन मिलाकर: ${total} आवेदनों में से ${own} आपका है`,
          other: `नमूना डेटा और आपके आवेदन मिलाकर: ${total} आवेदनों में से ${own} आपके हैं`,
        }),
  filters: 'स्थिति के अनुसार आवेदन दिखाएँ',
  all: 'सभी',
  search: 'शीर्षक, नंबर या श्रेणी से खोजें',
  found: (count: number) => plural(count, { one: `${count} आवेदन`, other: `${count} आवेदन` }),
  showRest: (count: number) =>
    plural(count, { one: `बाकी ${count} आवेदन दिखाएँ`, other: `बाकी ${count} आवेदन दिखाएँ` }),
  notAmongYours:
    'यह लिंक जिस आवेदन का है, वह यहाँ आपके आवेदनों में नहीं है। आवेदन उसी डिवाइस पर रहता है जिस पर सबमिट किया गया था, और उसी के लिए जिसने सबमिट किया था।',
  none: 'कोई आवेदन नहीं मिला',
  noneHint: 'दूसरी स्थिति या कम शब्दों से कोशिश करें।',
  list: 'आवेदन',
} satisfies Words<typeof English.listCopy>

export const cardCopy = {
  provisional: (number: string) => `${number} (अस्थायी नंबर)`,
  priority: { high: 'उच्च प्राथमिकता', medium: 'मध्यम प्राथमिकता', low: 'कम प्राथमिकता' },
  type: 'प्रकार',
  category: 'श्रेणी',
  requested: 'माँगी गई रकम',
  received: 'मिली हुई रकम',
  submitted: 'सबमिट किया',
  funding: 'मिली हुई फ़ंडिंग',
  fundingShare: (percent: number, amount: string) => `${amount} का ${percent}%`,
  viewDetails: 'विवरण देखें',
  viewDetailsOf: (title: string) => `विवरण देखें: ${title}`,
} satisfies Words<typeof English.cardCopy>
