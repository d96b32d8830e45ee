import type * as English from '../../../../app/demo/continueCopy'
import type { Words } from '../../../words'

export const continueCopy = {
  as: (name: string) => `ડેમો: ${name} તરીકે ચાલુ રાખો`,
} satisfies Words<typeof English.continueCopy>
