import type * as English from '../../../../features/profile/sampleCopy'
import type { Words } from '../../../words'

export const sampleProfileCopy = {
  user: {
    designation: 'छात्र (अंतिम वर्ष)',
    experience: 'दो प्रोटोटाइप, कॉलेज में एक वर्कशॉप',
    specialization: 'खेती की मशीनें',
    city: 'अहमदाबाद',
    state: 'गुजरात',
  },
  admin: {
    designation: 'योजना अधिकारी',
    experience: '11 साल',
    specialization: 'इनोवेशन नीति',
    city: 'गांधीनगर',
    state: 'गुजरात',
  },
} satisfies Words<typeof English.sampleProfileCopy>
