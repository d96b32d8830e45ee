import type * as English from '../../../../ui/lists/copy'
import type { Words } from '../../../words'

export const listCopy = {
  actions: 'क्या कर सकते हैं',
  selectAll: (count: number) => (count === 1 ? 'जो एक दिख रहा है उसे चुनें' : `दिख रहे सभी ${count} चुनें`),
  select: 'चुनें',
  selectRow: (name: string) => `${name} चुनें`,
  sortBy: 'क्रम',
  ascending: (column: string) => `${column}, बढ़ते क्रम में`,
  descending: (column: string) => `${column}, घटते क्रम में`,
} satisfies Words<typeof English.listCopy>
