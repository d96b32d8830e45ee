import type * as English from '../../../../../features/about/cell/copy'
import type { Words } from '../../../../words'

export const cellCopy = {
  title: 'योजना सेल',
  lead: 'योजना चलाने वाले लोग: अगुवाई कौन करता है, किससे पूछें, और आपका सबसे नज़दीकी कार्यालय।',
  call: (phone) => `${phone} पर फ़ोन करें`,
  write: 'सेल से संपर्क करें',
  leadership: {
    title: 'नेतृत्व',
    lead: 'ये राज्य समिति को रिपोर्ट करते हैं।',
  },
  departments: {
    title: 'विभाग',
    lead: 'छह विभाग, हर एक की ज़िम्मेदारी एक व्यक्ति के पास।',
    head: (name) => `प्रमुख: ${name}`,
  },
  team: {
    title: 'मुख्य टीम',
    lead: 'ज़्यादातर यही लोग आपसे बात करेंगे।',
  },
  regions: {
    title: 'क्षेत्रीय सेल',
    lead: 'पाँच सेल, ताकि किसी को एक हस्ताक्षर के लिए राजधानी न जाना पड़े।',
    coordinator: 'समन्वयक',
    covers: 'इलाका',
    phone: 'फ़ोन',
  },
  source: 'नमूना डेटा: लोग, पते और नंबर काल्पनिक हैं',
  more: {
    title: 'पता नहीं किससे पूछें?',
    text: 'सेल को लिखें। वह आपका सवाल सही व्यक्ति तक पहुँचाता है और 24 घंटे में जवाब देता है।',
  },
} satisfies Words<typeof English.cellCopy>
