import type * as English from '../../../../ui/start/copy'
import type { Words } from '../../../words'

export const startCopy = {
  drafts: 'अधूरे ड्राफ़्ट',
  deviceMissing: 'इस डिवाइस पर जो रखा है वह अभी पढ़ा नहीं जा रहा, इसलिए आपके अपने आवेदन यहाँ नहीं दिख रहे।',
  someLost: 'इस ब्राउज़र ने जो रखा था उसका कुछ हिस्सा खो गया है, इसलिए आपके कुछ आवेदन यहाँ नहीं दिख रहे।',
} satisfies Words<typeof English.startCopy>
