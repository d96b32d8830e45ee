import type { Figure } from '../../../ui/page/Figures'
import { instituteCopy } from './copy'
import type { Institution } from './sample'
import { grouped } from '../../../lib/grouped'

const copy = instituteCopy.achievements

/** The joint achievements of the institutions: the sums of their own figures. */
export function achievements(institutions: readonly Institution[]): Figure[] {
  const sum = (key: 'students' | 'innovations' | 'patents') =>
    grouped(institutions.reduce((total, institution) => total + institution[key], 0))
  return [
    { value: String(institutions.length), label: copy.institutions },
    { value: sum('students'), label: copy.students },
    { value: sum('innovations'), label: copy.innovations },
    { value: sum('patents'), label: copy.patents },
  ]
}
