import type * as English from '../../../app/manifestCopy'
import type { Words } from '../../words'

export const manifestCopy = {
  name: 'SSIP पोर्टल: छात्र इनोवेटर्स के लिए ग्रांट',
  shortName: 'SSIP पोर्टल',
  description:
    'प्रूफ़ ऑफ़ कॉन्सेप्ट और बौद्धिक संपदा ग्रांट के लिए ऑनलाइन या ऑफ़लाइन आवेदन करें, और अपने आवेदनों की स्थिति देखें।',
  screenshots: {
    home: 'होम पेज',
    phoneForm: 'ग्रांट फ़ॉर्म, डिवाइस पर सेव किया हुआ',
    wideForm: 'ग्रांट फ़ॉर्म और उसके भाग',
  },
  shortcuts: {
    poc: { name: 'PoC ग्रांट के लिए आवेदन', short: 'PoC ग्रांट' },
    ipr: { name: 'IPR ग्रांट के लिए आवेदन', short: 'IPR ग्रांट' },
    myApplications: 'मेरे आवेदन',
  },
} satisfies Words<typeof English.manifestCopy>
