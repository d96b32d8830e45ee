import type * as English from '../../../api/detailCopy'
import type { Words } from '../../words'

export const detailCopy = {
  broken: 'जवाब के बीच में ही कनेक्शन टूट गया।',
  cors: 'सर्वर जवाब देता है, लेकिन उन CORS हेडर के बिना जिनसे यह पेज जवाब पढ़ सके, या वह दूसरे पते पर भेज देता है।',
  nothing:
    'इस पते पर कोई जवाब नहीं देता, यह पता दूसरे पते पर भेज देता है, या यह नेटवर्क पेज को वहाँ पहुँचने नहीं देता।',
  tooMany: 'बहुत ज़्यादा बार कोशिश हुई। कुछ मिनट रुकें, फिर दोबारा कोशिश करें।',
  many: 'बहुत ज़्यादा बार कोशिश हुई।',
  after: (when: string) => `${when} के बाद फिर से कोशिश करें।`,
} satisfies Words<typeof English.detailCopy>
