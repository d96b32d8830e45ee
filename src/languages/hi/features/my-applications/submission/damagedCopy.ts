import type * as English from '../../../../../features/my-applications/submission/damagedCopy'
import type { Words } from '../../../../words'

export const damagedCopy = {
  lead: 'इस आवेदन का एक हिस्सा इस डिवाइस पर खराब हो गया है और पढ़ा नहीं जा सका। बाकी सब वैसा ही दिख रहा है जैसा सबमिट किया गया था। अगर आपने पैक पहले सेव या प्रिंट किया था, तो वह पूरा है। यह पढ़ा नहीं जा सका:',
  part: (label: string, text: string) => `${label}: ${text}`,
  empty: (label: string) => `${label}: पढ़ने लायक कुछ नहीं बचा`,
  parts: {
    number: 'अस्थायी नंबर',
    serial: 'इस डिवाइस की गिनती में क्रम',
    contentHash: 'फ़िंगरप्रिंट (हैश)',
    applicantName: 'आवेदक का नाम',
    applicantEmail: 'आवेदक का ईमेल',
    institution: 'संस्थान',
    content: 'सबमिट किया हुआ आवेदन',
    values: 'फ़ॉर्म में जो लिखा गया था',
    withdrawnAt: 'आवेदन वापस लेने का समय',
    handIn: 'जमा करने के बारे में जो लिखा है',
    schemaVersion: 'वर्शन',
  } as Readonly<Record<string, string | undefined>>,
} satisfies Words<typeof English.damagedCopy>
