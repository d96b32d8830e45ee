import type * as English from '../../../../ui/files/protectedFileCopy'
import type { Words } from '../../../words'

export const protectedFileCopy = {
  isProtected: 'आपने जो PDF चुनी है वह सुरक्षित है।',
  detail:
    'अगर उसे खोलने के लिए पासवर्ड लिखना पड़ता है, जैसे ई-आधार में, तो कार्यालय उसे नहीं पढ़ पाएगा। उसे बिना पासवर्ड वाली PDF के रूप में सेव करके वही चुनें, या कागज़ की फ़ोटो चुनें।',
} satisfies Words<typeof English.protectedFileCopy>
