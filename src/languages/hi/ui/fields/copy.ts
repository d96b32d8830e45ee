import type * as English from '../../../../ui/fields/copy'
import type { Words } from '../../../words'

export const fieldsCopy = {
  optional: '(वैकल्पिक)',
  dismiss: 'बंद करें',
  error: 'गलती:',
  password: {
    only: { show: 'पासवर्ड दिखाएँ', hide: 'पासवर्ड छिपाएँ' },
    current: { show: 'मौजूदा पासवर्ड दिखाएँ', hide: 'मौजूदा पासवर्ड छिपाएँ' },
    new: { show: 'नया पासवर्ड दिखाएँ', hide: 'नया पासवर्ड छिपाएँ' },
    confirm: { show: 'दोबारा लिखा पासवर्ड दिखाएँ', hide: 'दोबारा लिखा पासवर्ड छिपाएँ' },
    confirmNew: {
      show: 'दोबारा लिखा नया पासवर्ड दिखाएँ',
      hide: 'दोबारा लिखा नया पासवर्ड छिपाएँ',
    },
  },
  passwordShown: 'पासवर्ड दिख रहा है',
  passwordHidden: 'पासवर्ड छिपा है',
} satisfies Words<typeof English.fieldsCopy>
