import type * as English from '../../../../app/demo/continueCopy'
import type { Words } from '../../../words'

export const continueCopy = {
  as: (name: string) => `डेमो: ${name} के रूप में आगे बढ़ें`,
} satisfies Words<typeof English.continueCopy>
