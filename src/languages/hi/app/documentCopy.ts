import type * as English from '../../../app/documentCopy'
import type { Words } from '../../words'

export const documentCopy = {
  description: 'जिन छात्रों के पास आइडिया है उनके लिए प्रूफ़ ऑफ़ कॉन्सेप्ट ग्रांट, पेटेंट सहायता, मेंटर और कार्यक्रम।',
  withoutScripts: 'इस ब्राउज़र में स्क्रिप्ट बंद हैं: यह पेज पढ़ा जा सकता है, पर इसके बटन और फ़ॉर्म काम नहीं करते।',
  needsScripts: 'SSIP पोर्टल के इस पेज को स्क्रिप्ट चाहिए। होम पेज को नहीं।',
  home: 'होम पेज पर जाएँ',
  notLoaded:
    'पोर्टल पूरा लोड नहीं हुआ, इसलिए उसके बटन और फ़ॉर्म अभी काम नहीं करते। इस डिवाइस पर जो सेव है वह सुरक्षित है। अपना कनेक्शन जाँचें।',
  loadAgain: 'पेज दोबारा लोड करें',
} satisfies Words<typeof English.documentCopy>
