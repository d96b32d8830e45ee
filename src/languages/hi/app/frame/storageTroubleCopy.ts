import type * as English from '../../../../app/frame/storageTroubleCopy'
import type { Words } from '../../../words'

export const storageTroubleCopy = {
  oldTab:
    'किसी दूसरे टैब में पोर्टल का पुराना वर्शन खुला है, इसलिए यहाँ कुछ भी पढ़ा या सेव नहीं किया जा सकता। वह टैब बंद करें; फिर यह टैब अपने आप चलने लगेगा।',
  silent:
    'इस ब्राउज़र का स्टोरेज जवाब नहीं दे रहा, इसलिए फ़िलहाल यहाँ कुछ भी पढ़ा या सेव नहीं किया जा सकता। हो सकता है किसी दूसरे टैब में पोर्टल का पुराना वर्शन खुला हो: पोर्टल के बाकी टैब बंद करें। फिर यह पेज अपने आप चलने लगेगा; न चले तो ब्राउज़र बंद करके दोबारा खोलें।',
} satisfies Words<typeof English.storageTroubleCopy>
