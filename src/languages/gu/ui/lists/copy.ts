import type * as English from '../../../../ui/lists/copy'
import type { Words } from '../../../words'

export const listCopy = {
  actions: 'શું કરી શકાય',
  selectAll: (count: number) =>
    count === 1 ? 'દેખાય છે તે એક પસંદ કરો' : `દેખાતા બધા ${count} પસંદ કરો`,
  select: 'પસંદ કરો',
  selectRow: (name: string) => `${name} પસંદ કરો`,
  sortBy: 'ક્રમ',
  ascending: (column: string) => `${column}, ચડતા ક્રમે`,
  descending: (column: string) => `${column}, ઊતરતા ક્રમે`,
} satisfies Words<typeof English.listCopy>
