import type * as English from '../../../../app/frame/setAsideNoticeCopy'
import type { Words } from '../../../words'

export const setAsideNoticeCopy = {
  setAside: (count: number) =>
    count === 1
      ? 'આ ડિવાઇસ પર રાખેલી એક વસ્તુ વાંચી શકાઈ નહીં. તેને સલામત રીતે અલગ રાખી છે; બાકી બધું કામ કરે છે.'
      : `આ ડિવાઇસ પર રાખેલી ${count} વસ્તુઓ વાંચી શકાઈ નહીં. તેમને સલામત રીતે અલગ રાખી છે; બાકી બધું કામ કરે છે.`,
  saveCopy: 'નકલ સેવ કરો',
  wholeCopy: 'નકલમાં બધું છે, આધાર નંબર અને સ્કેન પણ: તેને કાગળો જેટલી જ સાચવીને રાખો.',
  remove: 'આ ડિવાઇસ પરથી દૂર કરો',
} satisfies Words<typeof English.setAsideNoticeCopy>
