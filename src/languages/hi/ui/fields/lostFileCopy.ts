import type * as English from '../../../../ui/fields/lostFileCopy'
import type { Words } from '../../../words'

export const lostFileCopy = {
  lost: 'जब आप फ़ाइल चुन रहे थे तब यह पेज बंद हो गया, और फ़ाइल नहीं पहुँची।',
  detail:
    'इस डिवाइस पर जो सेव था वह अब भी यहाँ है। कैमरे को मेमोरी चाहिए तो फ़ोन पेज बंद कर देते हैं: दूसरे ऐप बंद करें, या पहले फ़ोटो लें और फिर उसे गैलरी से चुनें।',
} satisfies Words<typeof English.lostFileCopy>
