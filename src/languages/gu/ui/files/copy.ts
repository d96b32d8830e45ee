import type * as English from '../../../../ui/files/copy'
import type { Words } from '../../../words'

export const filesCopy = {
  types: { pdf: 'PDF', jpg: 'JPG', png: 'PNG' },
  empty: (name: string) => `${name} ખાલી છે. સ્કેનની ખરી ફાઇલ પસંદ કરો; કંઈ બદલાયું નથી.`,
  wrongEnding: (name: string, types: string) =>
    `${name} એ ${types} ફાઇલ નથી. આમાંના કોઈ એક પ્રકારની ફાઇલ પસંદ કરો; કંઈ બદલાયું નથી.`,
  wrongContent: (name: string, ending: string) =>
    `${name} ખરેખર ${ending} ફાઇલ નથી. તેને ખોલો, ${ending} તરીકે સેવ કરો અને ફરી પસંદ કરો; કંઈ બદલાયું નથી.`,
  unreadable: (name: string) => `${name} વાંચી શકાઈ નથી. તેને ફરી પસંદ કરો; કંઈ બદલાયું નથી.`,
  others: (refusal: string) => `${refusal} બીજી કોઈ ફાઇલ પણ સાચવી નથી: ફરી પસંદ કરો.`,
} satisfies Words<typeof English.filesCopy>
