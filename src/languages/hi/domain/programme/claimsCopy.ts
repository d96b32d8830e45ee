import type * as English from '../../../../domain/programme/claimsCopy'
import type { Words } from '../../../words'

export const claimsCopy = {
  list: [
    { value: '500+', label: 'प्रोजेक्ट को फ़ंडिंग मिली' },
    { value: '₹2.5 करोड़', label: 'कुल निवेश' },
    { value: '150+', label: 'पेटेंट फ़ाइल हुए' },
    { value: '10,000+', label: 'इनोवेटर' },
    { value: '100+', label: 'संस्थान' },
  ],
  source: 'नमूना डेटा: योजना के जारी किए आँकड़े, अपने आप अपडेट नहीं होते',
} satisfies Words<typeof English.claimsCopy>
