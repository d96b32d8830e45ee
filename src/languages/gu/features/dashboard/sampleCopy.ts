import { applicantSampleCopy as applications } from '../../../../domain/application/applicantSampleCopy'
import type * as English from '../../../../features/dashboard/sampleCopy'
import type { Words } from '../../../words'

export const opportunitiesCopy = {
  'call-poc': {
    title: 'PoC ગ્રાન્ટ',
    category: 'પ્રૂફ ઓફ કોન્સેપ્ટ',
    summary: 'આઇડિયા કામ કરે છે તે બતાવવા બાર મહિના; રકમ માઇલસ્ટોન પ્રમાણે ત્રણ હપ્તામાં ચૂકવાય છે.',
  },
  'call-patent': {
    title: 'પેટન્ટ સહાય',
    category: 'બૌદ્ધિક સંપદા',
    summary: 'IP ફેસિલિટેટર સાથે પ્રાયર આર્ટ સર્ચ, ડ્રાફ્ટિંગ અને ફાઇલિંગ.',
  },
  'call-design': {
    title: 'ડિઝાઇન નોંધણી સહાય',
    category: 'બૌદ્ધિક સંપદા',
    summary: 'પ્રોડક્ટના આકાર માટે, ડ્રોઇંગ અને ફોટા સાથે.',
  },
  'call-trademark': {
    title: 'ટ્રેડમાર્ક સહાય',
    category: 'બૌદ્ધિક સંપદા',
    summary: 'ગ્રાન્ટમાંથી ઊભા થયેલા સ્ટાર્ટઅપના નામ અને લોગો માટે.',
  },
} satisfies Words<typeof English.opportunitiesCopy>

export const programmeActivitiesCopy = {
  'act-1': `“${applications['mine-01'].title}” માટે ₹80,000 ચૂકવાયા`,
  'act-2': `“${applications['mine-03'].title}” માટે દસ્તાવેજ માગવામાં આવ્યા`,
  'act-3': `“${applications['mine-02'].title}” પર સમીક્ષાની ટિપ્પણી`,
} satisfies Words<typeof English.programmeActivitiesCopy>
