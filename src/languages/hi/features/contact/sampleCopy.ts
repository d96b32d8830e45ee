import type * as English from '../../../../features/contact/sampleCopy'
import type { Words } from '../../../words'

export const departmentsCopy = {
  poc: { name: 'PoC ग्रांट', about: 'प्रस्ताव, माइलस्टोन, भुगतान' },
  ipr: { name: 'IPR सहायता', about: 'पेटेंट, ट्रेडमार्क, कॉपीराइट, डिज़ाइन' },
  events: { name: 'कार्यक्रम और जनसंपर्क', about: 'वर्कशॉप, हैकाथॉन, कॉन्फ़्रेंस' },
  help: { name: 'तकनीकी मदद', about: 'अकाउंट, यह पोर्टल, फ़ाइलें' },
} satisfies Words<typeof English.departmentsCopy>
