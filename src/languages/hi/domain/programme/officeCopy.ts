import type * as English from '../../../../domain/programme/officeCopy'
import type { Words } from '../../../words'

export const officeCopy = {
  address: [
    'SSIP सेल, State Technical University',
    'इनोवेशन ब्लॉक, विश्वकर्मा मार्ग',
    'अहमदाबाद 382424, गुजरात',
  ],
  hours: 'सोम-शुक्र 10:00 AM-6:00 PM',
  answers: 'सपोर्ट 24 घंटे में जवाब देता है',
  invented: 'नमूना डेटा: पते और नंबर काल्पनिक हैं',
} satisfies Words<typeof English.officeCopy>
