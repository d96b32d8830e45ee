import type * as English from '../../../../../domain/grant-form/poc/copy'
import type { Words } from '../../../../words'

export const pocCopy = {
  form: {
    grantType: 'PoC ग्रांट',
    application: 'PoC ग्रांट के लिए आवेदन',
    untitled: 'बिना शीर्षक का PoC ग्रांट आवेदन',
    continueDraft: (complete, total, saved) =>
      `अपना PoC आवेदन आगे भरें: भरे हुए भाग ${total} में से ${complete}, इस डिवाइस पर सेव: ${saved}`,
    replaceDraft: 'आपके PoC ग्रांट ड्राफ़्ट की जगह नया ड्राफ़्ट रखना है?',
    otherCopy: 'यह कॉपी PoC ग्रांट के फ़ॉर्म से सेव हुई है। इसे वहीं से खोलें।',
    submitted: 'PoC ग्रांट आवेदन सफलतापूर्वक सबमिट हुआ!',
  },
  sections: {
    project: {
      title: 'प्रोजेक्ट',
      intro: 'आप क्या साबित करना चाहते हैं और उसका खर्च कितना है। सहायता ₹2 लाख तक मिलती है।',
    },
    idea: {
      title: 'आइडिया और तरीका',
      intro: 'यह क्या है, अब तक क्या किया है, और आगे क्या करेंगे।',
    },
    strength: {
      title: 'ताकत और परिणाम',
      intro: 'यह क्यों चलना चाहिए, और अंत में आपके पास क्या होगा।',
    },
    market: {
      title: 'बाज़ार और सहायता',
      intro: 'ऐसा और कौन बेचता है, कितने में, और आपका प्रोडक्ट कौन खरीदेगा।',
    },
  },
  fields: {
    pocTitle: {
      label: 'प्रूफ़ ऑफ़ कॉन्सेप्ट का शीर्षक',
      missing: 'प्रूफ़ ऑफ़ कॉन्सेप्ट का शीर्षक लिखें',
    },
    pocDescription: {
      label: 'प्रूफ़ ऑफ़ कॉन्सेप्ट का वर्णन',
      hint: 'कम से कम 100 अक्षर',
      missing: 'प्रूफ़ ऑफ़ कॉन्सेप्ट का वर्णन लिखें',
    },
    methodology: { label: 'काम करने का तरीका', missing: 'काम करने का तरीका लिखें' },
    expectedOutcomes: { label: 'अपेक्षित परिणाम', missing: 'अपेक्षित परिणाम लिखें' },
    marketCompetitors: {
      label: 'बाज़ार में प्रतिस्पर्धी',
      missing: 'बाज़ार के प्रतिस्पर्धियों के नाम लिखें',
    },
    productPrice: {
      label: 'प्रोडक्ट की कीमत (₹)',
      missing: 'प्रोडक्ट की कीमत लिखें',
      outOfRange: (min: string) => `प्रोडक्ट की कीमत ${min} या उससे ज़्यादा होनी चाहिए`,
    },
    productMarket: {
      label: 'प्रोडक्ट का बाज़ार',
      missing: 'प्रोडक्ट के बाज़ार के बारे में लिखें',
    },
  },
} satisfies Words<typeof English.pocCopy>
