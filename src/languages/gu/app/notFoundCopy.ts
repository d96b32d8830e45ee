import type * as English from '../../../app/notFoundCopy'
import type { Words } from '../../words'

export const notFoundCopy = {
  lead: 'આ સરનામે કોઈ પેજ નથી. પેજ બીજે ખસેડાયું હશે, અથવા લિંક ખોટી હશે.',
  home: 'હોમ પેજ',
  contact: 'સંપર્ક',
} satisfies Words<typeof English.notFoundCopy>
