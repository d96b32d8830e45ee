import type * as English from '../../../../../features/about/cell/sampleCopy'
import type { Words } from '../../../../words'

export const leaderWords = {
  director: {
    role: 'योजना डायरेक्टर',
    about: 'मैकेनिकल इंजीनियरिंग की प्रोफ़ेसर; नौ साल तक विश्वविद्यालय का इन्क्यूबेटर चलाया।',
  },
  grants: {
    role: 'डिप्टी डायरेक्टर, ग्रांट',
    about: 'इलेक्ट्रॉनिक्स इंजीनियर; पहले संस्करण से समीक्षा समितियों में हैं।',
  },
  rights: {
    role: 'डिप्टी डायरेक्टर, अधिकार और साझेदारी',
    about: 'पेटेंट एजेंट और वकील; फ़ैसिलिटेटर का नेटवर्क खड़ा किया।',
  },
} satisfies Words<typeof English.leaderWords>

export const departmentWords = {
  poc: { name: 'PoC ग्रांट', task: 'आवेदन लेता है, समीक्षा और प्रेज़ेंटेशन का इंतज़ाम करता है।' },
  ipr: {
    name: 'बौद्धिक संपदा',
    task: 'पेटेंट सर्च और फ़ाइलिंग, और उन्हें संभालने वाले फ़ैसिलिटेटर।',
  },
  finance: {
    name: 'वित्त और भुगतान',
    task: 'करार, माइलस्टोन के हिसाब से भुगतान और हिसाब-किताब।',
  },
  events: { name: 'कार्यक्रम और जनसंपर्क', task: 'वर्कशॉप, हैकाथॉन और कॉलेजों के दौरे।' },
  mentorship: {
    name: 'मेंटरशिप और ट्रेनिंग',
    task: 'मेंटर ढूँढता है, उन्हें ट्रेनिंग देता है और टीमों से जोड़ता है।',
  },
  portal: {
    name: 'निगरानी और पोर्टल',
    task: 'प्रगति रिपोर्ट, आँकड़े और यह पोर्टल।',
  },
} satisfies Words<typeof English.departmentWords>

export const coreWords = {
  applications: { role: 'आवेदन अधिकारी', about: 'फ़ॉर्म पूरे हैं या नहीं, यह जाँचती हैं।' },
  reviews: { role: 'समीक्षा समन्वयक', about: 'समीक्षा के लिए विशेषज्ञ ढूँढते हैं।' },
  ipr: { role: 'IPR अधिकारी', about: 'आविष्कारों को पेटेंट कार्यालय की प्रक्रिया से पार कराती हैं।' },
  accounts: { role: 'लेखा अधिकारी', about: 'ग्रांट की हर किस्त का भुगतान करते हैं।' },
  events: { role: 'कार्यक्रम अधिकारी', about: 'वर्कशॉप और हैकाथॉन का आयोजन करती हैं।' },
  mentors: { role: 'मेंटर नेटवर्क', about: 'टीमों को मेंटर से जोड़ते हैं।' },
  help: { role: 'हेल्प डेस्क', about: '24 घंटे में जवाब देती हैं।' },
  portal: { role: 'पोर्टल और डेटा', about: 'इस पोर्टल को चालू रखते हैं।' },
} satisfies Words<typeof English.coreWords>

export const regionWords = {
  north: { region: 'उत्तर', covers: 'बनासकांठा, पाटन, मेहसाणा, साबरकांठा' },
  central: { region: 'मध्य', covers: 'अहमदाबाद, आणंद, खेड़ा, वडोदरा' },
  south: { region: 'दक्षिण', covers: 'सूरत, नवसारी, वलसाड, तापी' },
  saurashtra: { region: 'सौराष्ट्र', covers: 'राजकोट, भावनगर, जामनगर, जूनागढ़' },
  kutch: { region: 'कच्छ', covers: 'भुज, गांधीधाम, मांडवी, नखत्राणा' },
} satisfies Words<typeof English.regionWords>
