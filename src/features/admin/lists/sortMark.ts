import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide'
import type { Sort } from './recordColumns'

const marks = {
  asc: { icon: ArrowUp, aria: 'ascending' },
  desc: { icon: ArrowDown, aria: 'descending' },
  none: { icon: ArrowUpDown, aria: 'none' },
} as const

/** How a column's heading shows that the rows are in its order, or could be. */
export function sortMark(sort: Sort | undefined, column: string) {
  return marks[sort?.by === column ? sort.direction : 'none']
}
