import type * as English from '../../../../domain/grant-form/areasCopy'
import type { Words } from '../../../words'

export const broadAreas = ['टेक्नोलॉजी', 'स्वास्थ्य', 'ऊर्जा', 'खेती', 'शिक्षा', 'ब्लॉकचेन'] satisfies Words<
  typeof English.broadAreas
>
