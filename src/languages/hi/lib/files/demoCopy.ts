import type * as English from '../../../../lib/files/demoCopy'
import type { Words } from '../../../words'

export const demoCopy = {
  note: 'डेमो: नमूना डेटा, असली रिकॉर्ड नहीं',
  fileName: (name: string) => `DEMO ${name}`,
  entry: (title: string) => `डेमो: ${title}`,
} satisfies Words<typeof English.demoCopy>
