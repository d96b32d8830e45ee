import type * as English from '../../../../domain/programme/placesCopy'
import type { Words } from '../../../words'

export const placeName = {
  ahmedabad: 'अहमदाबाद',
  bhavnagar: 'भावनगर',
  bhuj: 'भुज',
  palanpur: 'पालनपुर',
  rajkot: 'राजकोट',
  surat: 'सूरत',
  vadodara: 'वडोदरा',
} satisfies Words<typeof English.placeName>

export const atPlace = ((name, place) => `${name}, ${place}`) satisfies Words<
  typeof English.atPlace
>
