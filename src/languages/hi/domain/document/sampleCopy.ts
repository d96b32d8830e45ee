import type * as English from '../../../../domain/document/sampleCopy'
import type { Words } from '../../../words'

export const documentWords = {
  policyEnglish: {
    title: 'SSIP नीति (अंग्रेज़ी)',
    summary: 'सहायता किसे मिल सकती है, किस काम के लिए, कितनी, और निर्णय कैसे होता है।',
  },
  policyGujarati: { title: 'SSIP नीति (गुजराती)', summary: 'यही नीति, गुजराती में।' },
  financialGuidelines: {
    title: 'वित्तीय दिशानिर्देश',
    summary: 'ग्रांट के पैसे किसमें खर्च हो सकते हैं, और कौन से बिल और रिपोर्ट चाहिए।',
  },
  institutePolicy: {
    title: 'संस्थान की नीति',
    summary: 'नीति का नमूना, जिसे संस्थान अपने छात्रों और स्टाफ़ के लिए अपना सकता है।',
  },
  screeningGuide: {
    title: 'स्क्रीनिंग गाइड',
    summary: 'स्क्रीनिंग समिति प्रस्ताव कैसे पढ़ती है और अंक कैसे देती है।',
  },
  pocPptFormat: {
    title: 'PoC प्रेज़ेंटेशन का फ़ॉर्मेट',
    summary: 'प्रूफ़ ऑफ़ कॉन्सेप्ट के प्रेज़ेंटेशन के लिए भरने वाली स्लाइड।',
  },
  iprPptFormat: {
    title: 'IPR प्रेज़ेंटेशन का फ़ॉर्मेट',
    summary: 'आविष्कार या डिज़ाइन के प्रेज़ेंटेशन के लिए भरने वाली स्लाइड।',
  },
  bonafideFormat: {
    title: 'बोनाफ़ाइड सर्टिफ़िकेट का फ़ॉर्मेट',
    summary: 'संस्थान का सर्टिफ़िकेट, जो पुष्टि करता है कि आप वहाँ पढ़ते हैं।',
  },
  ipFacilitators: {
    title: 'IP फ़ैसिलिटेटर की सूची',
    summary: 'योजना के साथ काम करने वाले पेटेंट और ट्रेडमार्क के प्रोफ़ेशनल।',
  },
} satisfies Words<typeof English.documentWords>
