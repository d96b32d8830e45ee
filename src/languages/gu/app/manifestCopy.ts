import type * as English from '../../../app/manifestCopy'
import type { Words } from '../../words'

export const manifestCopy = {
  name: 'SSIP પોર્ટલ: વિદ્યાર્થી ઇનોવેટર્સ માટે ગ્રાન્ટ',
  shortName: 'SSIP પોર્ટલ',
  description:
    'પ્રૂફ ઓફ કોન્સેપ્ટ અને બૌદ્ધિક સંપદા ગ્રાન્ટ માટે ઑનલાઇન કે ઑફલાઇન અરજી કરો, અને તમારી અરજીઓની સ્થિતિ જુઓ.',
  screenshots: {
    home: 'હોમ પેજ',
    phoneForm: 'ગ્રાન્ટ ફોર્મ, ડિવાઇસ પર સેવ થયેલું',
    wideForm: 'ગ્રાન્ટ ફોર્મ અને તેના ભાગ',
  },
  shortcuts: {
    poc: { name: 'PoC ગ્રાન્ટ માટે અરજી', short: 'PoC ગ્રાન્ટ' },
    ipr: { name: 'IPR ગ્રાન્ટ માટે અરજી', short: 'IPR ગ્રાન્ટ' },
    myApplications: 'મારી અરજીઓ',
  },
} satisfies Words<typeof English.manifestCopy>
