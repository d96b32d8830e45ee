import type { Figure } from '../../../ui/Figures'
import { instituteCopy } from './copy'
import type { Institution } from './sample'

const copy = instituteCopy.achievements
const count = new Intl.NumberFormat('en-IN')

/** What the institutions have achieved together: the sums of their own figures. */
export function achievements(institutions: readonly Institution[]): Figure[] {
  const sum = (key: 'students' | 'innovations' | 'patents') =>
    count.format(institutions.reduce((total, institution) => total + institution[key], 0))
  return [
    { value: String(institutions.length), label: copy.institutions },
    { value: sum('students'), label: copy.students },
    { value: sum('innovations'), label: copy.innovations },
    { value: sum('patents'), label: copy.patents },
  ]
}
