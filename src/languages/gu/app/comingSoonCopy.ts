import type * as English from '../../../app/comingSoonCopy'
import type { Words } from '../../words'

export const comingSoonCopy = {
  lead: 'ટૂંક સમયમાં આવે છે',
  text: 'યોજના સેલ આ પેજ હજી તૈયાર કરી રહ્યો છે. ત્યાં સુધી તે તમારા સવાલોના જવાબ 24 કલાકમાં આપશે.',
  ask: 'યોજના સેલને પૂછો',
  documents: 'બધા દસ્તાવેજો',
} satisfies Words<typeof English.comingSoonCopy>
