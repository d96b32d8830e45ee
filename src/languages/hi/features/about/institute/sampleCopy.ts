import type * as English from '../../../../../features/about/institute/sampleCopy'
import type { Words } from '../../../../words'

export const institutionWords = {
  stu: {
    type: 'राज्य विश्वविद्यालय',
    specialization: 'मेडिकल डिवाइस और इलेक्ट्रॉनिक्स',
    role: 'योजना चलाता है, और उसका सेल यहीं है',
  },
  lakeview: {
    type: 'स्वायत्त संस्थान',
    specialization: 'दिव्यांगों के लिए टेक्नोलॉजी और सॉफ़्टवेयर',
    role: 'मध्य क्षेत्र और मेंटर ट्रेनिंग की अगुवाई',
  },
  spu: {
    type: 'राज्य विश्वविद्यालय',
    specialization: 'कपड़ा, मटीरियल और मशीनें',
    role: 'दक्षिण क्षेत्र और पिच क्लिनिक की अगुवाई',
  },
  coastal: {
    type: 'सरकारी विश्वविद्यालय',
    specialization: 'ऊर्जा, नमक और समुद्र',
    role: 'सौराष्ट्र क्षेत्र की अगुवाई',
  },
  nisa: {
    type: 'कृषि विश्वविद्यालय',
    specialization: 'खेती, डेयरी और मिट्टी',
    role: 'उत्तर क्षेत्र और खेतों में होने वाले परीक्षणों की अगुवाई',
  },
  rann: {
    type: 'सरकारी कॉलेज',
    specialization: 'निर्माण, पानी और सूखी ज़मीन',
    role: 'कच्छ क्षेत्र की अगुवाई',
  },
} satisfies Words<typeof English.institutionWords>
