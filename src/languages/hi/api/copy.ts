import type * as English from '../../../api/copy'
import type { Words } from '../../words'

export const failureCopy = {
  offline: 'सर्वर तक पहुँचा नहीं जा सका। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  timeout: (seconds: number) => `सर्वर ने ${seconds} सेकंड में जवाब नहीं दिया। फिर से कोशिश करें।`,
  unexpected:
    'सर्वर के बजाय कहीं और से जवाब आया। शायद इस Wi-Fi में पहले लॉगिन करना पड़े: कोई भी वेबसाइट खोलें, वहाँ लॉगिन करें और फिर से कोशिश करें।',
  unreadable: 'सर्वर ने ऐसा जवाब भेजा जिसे यह पोर्टल नहीं पढ़ सकता।',
  refused: 'सर्वर ने बिना कारण बताए मना कर दिया।',
  troubled: 'सर्वर में कुछ गड़बड़ हुई।',
  away: 'सर्वर इस समय उपलब्ध नहीं है।',
  soon: 'कुछ मिनट बाद फिर से कोशिश करें।',
} satisfies Words<typeof English.failureCopy>
