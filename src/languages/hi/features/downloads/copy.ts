import type * as English from '../../../../features/downloads/copy'
import type { Words } from '../../../words'

export const downloadsCopy = {
  title: 'डाउनलोड',
  lead: 'योजना के सभी दस्तावेज़: कौन से तैयार हैं, और कौन से आने वाले हैं।',
  available: 'अभी उपलब्ध',
  comingSoon: 'जल्द आ रहा है',
  comingSoonLead: 'योजना सेल ये दस्तावेज़ अभी लिख रहा है। मंज़ूर होने के बाद हर दस्तावेज़ अपने पेज पर मिलेगा।',
  status: 'जल्द आ रहा है',
  help: 'इनमें से कोई आज ही चाहिए?',
  ask: 'योजना सेल से पूछें',
} satisfies Words<typeof English.downloadsCopy>

export const policyCopy = {
  title: 'SSIP नीति (अंग्रेज़ी)',
  lead: 'सहायता किसे मिल सकती है, किस काम के लिए, कितनी, और निर्णय कैसे होता है।',
  facts: 'दस्तावेज़ की जानकारी',
  version: 'वर्शन',
  date: 'प्रकाशित',
  size: 'फ़ाइल का आकार',
  pages: 'पेज',
  language: 'भाषा',
  downloads: 'डाउनलोड',
  download: 'डाउनलोड करें',
  preview: 'झलक देखें',
  share: 'शेयर करें',
  notIncluded:
    'मूल PDF (2.5 MB) इस पोर्टल में नहीं है। ‘डाउनलोड करें’ और ‘झलक देखें’ से उसके भागों का सारांश मिलता है; पूरा टेक्स्ट योजना सेल आपको भेजेगा।',
  saved: 'सारांश इस फ़ोन या कंप्यूटर पर सेव हो गया है।',
  copied: 'लिंक कॉपी हुआ।',
  shareUnavailable: 'यह ब्राउज़र यहाँ लिंक शेयर या कॉपी नहीं कर सकता।',
  shareUnavailableDetail: (address) => `इस पेज का पता खुद कॉपी करें: ${address}`,
  previewTitle: 'SSIP नीति का सारांश',
  highlights: 'नीति क्या कहती है',
  related: 'संबंधित दस्तावेज़',
  comingSoon: 'जल्द आ रहा है',
  history: 'वर्शन का इतिहास',
  historyCaption: 'SSIP नीति के वर्शन, सबसे नया पहले',
  historyVersion: 'वर्शन',
  historyDate: 'प्रकाशित',
  historyChange: 'क्या बदला',
  more: 'नीति के बारे में सवाल हैं?',
  moreText: 'योजना सेल फ़ोन पर, ईमेल से और राज्य भर की अपनी वर्कशॉप में नीति समझाता है।',
  contact: 'योजना सेल से संपर्क करें',
  events: 'वर्कशॉप और कार्यक्रम',
  summaryNote:
    'यह SSIP पोर्टल का बनाया सारांश है। यह नीति का दस्तावेज़ नहीं है: केवल पूरा टेक्स्ट ही आधिकारिक है।',
  summaryFile: 'SSIP-policy-2.0-summary.html',
  summaryFacts: {
    version: (version) => `वर्शन ${version}`,
    date: (date) => `प्रकाशित ${date}`,
    pages: (count) => `${count} पेज`,
  },
  summaryVersion: (version, date, change) => `${version}, ${date}: ${change}`,
} satisfies Words<typeof English.policyCopy>
