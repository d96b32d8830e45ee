import type * as English from '../../../../features/help/faqCopy'
import type { Words } from '../../../words'
import { plural } from '../../../../lib/grammar'

export const faqCopy = {
  title: 'सवाल-जवाब',
  lead: 'ग्रांट, आवेदन, कार्यक्रम और इस पोर्टल के बारे में लोग सबसे ज़्यादा क्या पूछते हैं।',
  search: 'सवालों में खोजें',
  searchHint: 'एक या कई शब्द, किसी भी क्रम में',
  found: (count: number, meant?: string) => {
    const questions = plural(count, { one: `${count} सवाल`, other: `${count} सवाल` })
    return meant === undefined ? questions : `‘${meant}’ मानकर: ${questions}`
  },
  best: 'सबसे सटीक जवाब पहले',
  none: 'कोई सवाल नहीं मिला',
  noneText: 'दूसरे शब्द लिखकर देखें, या योजना सेल से पूछें।',
  ask: 'आपका सवाल नहीं मिला?',
  contact: 'योजना सेल से पूछें',
} satisfies Words<typeof English.faqCopy>

export const topicTitles = {
  poc: 'PoC ग्रांट',
  ipr: 'IPR सहायता',
  applying: 'इस पोर्टल पर आवेदन करना',
  events: 'कार्यक्रम',
  account: 'अकाउंट',
  contact: 'संपर्क और मदद',
} satisfies Words<typeof English.topicTitles>
