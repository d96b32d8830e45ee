import type * as English from '../../../../domain/programme/placesCopy'
import type { Words } from '../../../words'

export const placeName = {
  ahmedabad: 'અમદાવાદ',
  bhavnagar: 'ભાવનગર',
  bhuj: 'ભુજ',
  palanpur: 'પાલનપુર',
  rajkot: 'રાજકોટ',
  surat: 'સુરત',
  vadodara: 'વડોદરા',
} satisfies Words<typeof English.placeName>

export const atPlace = ((name, place) => `${name}, ${place}`) satisfies Words<
  typeof English.atPlace
>
