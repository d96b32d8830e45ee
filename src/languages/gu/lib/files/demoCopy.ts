import type * as English from '../../../../lib/files/demoCopy'
import type { Words } from '../../../words'

export const demoCopy = {
  note: 'ડેમો: નમૂનાનો ડેટા, સાચો રેકોર્ડ નથી',
  fileName: (name: string) => `DEMO ${name}`,
  entry: (title: string) => `ડેમો: ${title}`,
} satisfies Words<typeof English.demoCopy>
