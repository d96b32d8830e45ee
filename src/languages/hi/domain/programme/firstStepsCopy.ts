import type * as English from '../../../../domain/programme/firstStepsCopy'
import type { Words } from '../../../words'
import { eligibilityPath, paths } from '../../../../lib/paths'

export const applyLinks = [
  { to: paths.applyPoc, label: 'PoC ग्रांट के लिए आवेदन करें' },
  { to: paths.applyIpr, label: 'IPR ग्रांट के लिए आवेदन करें' },
] satisfies Words<typeof English.applyLinks>

export const firstStepsCopy = {
  title: 'यहाँ से शुरू करें',
  lead: 'आपने अभी तक कोई आवेदन नहीं किया है। आपके आवेदन और उनकी तारीखें यहाँ दिखेंगी।',
  steps: [
    {
      title: 'क्या मैं पात्र हूँ?',
      text: 'छह छोटे सवाल आपको तुरंत बता देते हैं। आपके जवाब रखे नहीं जाते।',
      links: [{ to: eligibilityPath.poc, label: 'जाँचें कि आप पात्र हैं या नहीं' }],
    },
    {
      title: 'ये तैयार रखें',
      text: 'फ़ॉर्म ये सब एक-एक करके माँगता है; आप कभी भी रुककर बाद में आगे बढ़ सकते हैं।',
      points: [
        'टीम के हर सदस्य के आधार कार्ड की फ़ोटो या स्कैन',
        'आपके मेंटर की जानकारी और एम्प्लॉयर आईडी कार्ड का स्कैन',
        'आपका 5 से 10 पेज का प्रस्ताव, पैक के साथ जमा करने के लिए',
        'प्रस्ताव को समर्थन देने वाले आपके संस्था प्रमुख का नाम',
      ],
      links: [{ to: paths.downloads, label: 'फ़ॉर्मेट और दिशानिर्देश' }],
    },
    {
      title: 'फ़ॉर्म शुरू करें',
      text: 'आप जो भी लिखते हैं वह इस डिवाइस पर सेव होता है, ऑफ़लाइन होने पर भी।',
      links: applyLinks,
    },
  ],
} satisfies Words<typeof English.firstStepsCopy>
