import type * as English from '../../../../../domain/grant-form/ipr/copy'
import type { Words } from '../../../../words'

export const iprCopy = {
  form: {
    grantType: 'IPR सहायता',
    application: 'IPR ग्रांट के लिए आवेदन',
    untitled: 'बिना शीर्षक का IPR ग्रांट आवेदन',
    continueDraft: (complete, total, saved) =>
      `अपना IPR आवेदन आगे भरें: भरे हुए भाग ${total} में से ${complete}, इस डिवाइस पर सेव: ${saved}`,
    replaceDraft: 'आपके IPR ग्रांट ड्राफ़्ट की जगह नया ड्राफ़्ट रखना है?',
    otherCopy: 'यह कॉपी IPR ग्रांट के फ़ॉर्म से सेव हुई है। इसे वहीं से खोलें।',
    submitted: 'IPR ग्रांट आवेदन सफलतापूर्वक सबमिट हुआ!',
  },
  types: {
    Patent: 'पेटेंट',
    Copyright: 'कॉपीराइट',
    Trademark: 'ट्रेडमार्क',
    'Industrial Design': 'औद्योगिक डिज़ाइन',
    'Plant Variety': 'पौधे की किस्म',
    'Circuit Layout': 'सर्किट लेआउट',
  },
  sections: {
    right: {
      title: 'बौद्धिक संपदा',
      intro: 'आप किस चीज़ की सुरक्षा चाहते हैं, और उस सुरक्षा का खर्च कितना है।',
    },
    description: {
      title: 'यह क्या है',
      intro: 'आपका काम, और उसमें अब तक क्या किया है।',
    },
    novelty: {
      title: 'नयापन और सहायता',
      intro: 'इसमें नया क्या है, और प्रायर आर्ट सर्च में आपको क्या मिला।',
    },
  },
  fields: {
    iprTitle: {
      label: 'बौद्धिक संपदा का शीर्षक',
      missing: 'बौद्धिक संपदा का शीर्षक लिखें',
    },
    iprType: { label: 'IPR का प्रकार', missing: 'IPR का प्रकार चुनें' },
    pocDescription: { label: 'वर्णन', missing: 'बौद्धिक संपदा का वर्णन लिखें' },
    priorArtReport: {
      label: 'प्रायर आर्ट रिपोर्ट',
      missing: 'प्रायर आर्ट सर्च में क्या मिला, यह लिखें',
    },
  },
} satisfies Words<typeof English.iprCopy>
