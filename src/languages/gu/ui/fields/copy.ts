import type * as English from '../../../../ui/fields/copy'
import type { Words } from '../../../words'

export const fieldsCopy = {
  optional: '(મરજિયાત)',
  dismiss: 'બંધ કરો',
  error: 'ભૂલ:',
  password: {
    only: { show: 'પાસવર્ડ બતાવો', hide: 'પાસવર્ડ છુપાવો' },
    current: { show: 'હાલનો પાસવર્ડ બતાવો', hide: 'હાલનો પાસવર્ડ છુપાવો' },
    new: { show: 'નવો પાસવર્ડ બતાવો', hide: 'નવો પાસવર્ડ છુપાવો' },
    confirm: { show: 'ફરી લખેલો પાસવર્ડ બતાવો', hide: 'ફરી લખેલો પાસવર્ડ છુપાવો' },
    confirmNew: { show: 'ફરી લખેલો નવો પાસવર્ડ બતાવો', hide: 'ફરી લખેલો નવો પાસવર્ડ છુપાવો' },
  },
  passwordShown: 'પાસવર્ડ દેખાય છે',
  passwordHidden: 'પાસવર્ડ છુપાયેલો છે',
} satisfies Words<typeof English.fieldsCopy>
