import type * as English from '../../../../domain/grant-form/areasCopy'
import type { Words } from '../../../words'

export const broadAreas = ['ટેકનોલોજી', 'આરોગ્ય', 'ઊર્જા', 'ખેતી', 'શિક્ષણ', 'બ્લોકચેન'] satisfies Words<
  typeof English.broadAreas
>
