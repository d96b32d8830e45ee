import { applicantSampleCopy as applications } from '../../../../domain/application/applicantSampleCopy'
import type * as English from '../../../../features/dashboard/sampleCopy'
import type { Words } from '../../../words'

export const opportunitiesCopy = {
  'call-poc': {
    title: 'PoC ग्रांट',
    category: 'प्रूफ़ ऑफ़ कॉन्सेप्ट',
    summary: 'आइडिया चलता है यह दिखाने के लिए बारह महीने; रकम माइलस्टोन के अनुसार तीन किस्तों में मिलती है।',
  },
  'call-patent': {
    title: 'पेटेंट सहायता',
    category: 'बौद्धिक संपदा',
    summary: 'IP फ़ैसिलिटेटर के साथ प्रायर आर्ट सर्च, ड्राफ़्टिंग और फ़ाइलिंग।',
  },
  'call-design': {
    title: 'डिज़ाइन रजिस्ट्रेशन सहायता',
    category: 'बौद्धिक संपदा',
    summary: 'प्रोडक्ट के आकार के लिए, ड्रॉइंग और फ़ोटो के साथ।',
  },
  'call-trademark': {
    title: 'ट्रेडमार्क सहायता',
    category: 'बौद्धिक संपदा',
    summary: 'ग्रांट से निकले स्टार्टअप के नाम और लोगो के लिए।',
  },
} satisfies Words<typeof English.opportunitiesCopy>

export const programmeActivitiesCopy = {
  'act-1': `“${applications['mine-01'].title}” के लिए ₹80,000 दिए गए`,
  'act-2': `“${applications['mine-03'].title}” के लिए दस्तावेज़ माँगे गए`,
  'act-3': `“${applications['mine-02'].title}” पर समीक्षा टिप्पणी`,
} satisfies Words<typeof English.programmeActivitiesCopy>
