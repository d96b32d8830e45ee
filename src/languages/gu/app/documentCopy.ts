import type * as English from '../../../app/documentCopy'
import type { Words } from '../../words'

export const documentCopy = {
  description:
    'જે વિદ્યાર્થીઓ પાસે આઇડિયા છે તેમના માટે પ્રૂફ ઓફ કોન્સેપ્ટ ગ્રાન્ટ, પેટન્ટ સહાય, મેન્ટર અને કાર્યક્રમો.',
  withoutScripts: 'આ બ્રાઉઝરમાં સ્ક્રિપ્ટ બંધ છે: આ પેજ વાંચી શકાય છે, પણ તેનાં બટન અને ફોર્મ કામ કરતાં નથી.',
  needsScripts: 'SSIP પોર્ટલના આ પેજને સ્ક્રિપ્ટની જરૂર છે. હોમ પેજને નથી.',
  home: 'હોમ પેજ પર જાઓ',
  notLoaded:
    'પોર્ટલ પૂરું લોડ થયું નથી, એટલે તેનાં બટન અને ફોર્મ હજી કામ કરતાં નથી. આ ડિવાઇસ પર જે સેવ છે તે સલામત છે. તમારું કનેક્શન તપાસો.',
  loadAgain: 'પેજ ફરી લોડ કરો',
} satisfies Words<typeof English.documentCopy>
