import type * as English from '../../../../domain/document/sampleCopy'
import type { Words } from '../../../words'

export const documentWords = {
  policyEnglish: {
    title: 'SSIP નીતિ (અંગ્રેજી)',
    summary: 'સહાય કોને મળી શકે, શાના માટે, કેટલી, અને નિર્ણય કેવી રીતે થાય છે.',
  },
  policyGujarati: { title: 'SSIP નીતિ (ગુજરાતી)', summary: 'આ જ નીતિ, ગુજરાતીમાં.' },
  financialGuidelines: {
    title: 'નાણાકીય માર્ગદર્શિકા',
    summary: 'ગ્રાન્ટના પૈસા શેમાં વાપરી શકાય, અને કયાં બિલ અને રિપોર્ટ જોઈએ.',
  },
  institutePolicy: {
    title: 'સંસ્થાની નીતિ',
    summary: 'નીતિનો નમૂનો, જે સંસ્થા પોતાના વિદ્યાર્થીઓ અને સ્ટાફ માટે અપનાવી શકે.',
  },
  screeningGuide: {
    title: 'સ્ક્રીનિંગ ગાઇડ',
    summary: 'સ્ક્રીનિંગ સમિતિ દરખાસ્તો કેવી રીતે વાંચે છે અને ગુણ આપે છે.',
  },
  pocPptFormat: {
    title: 'PoC પ્રેઝન્ટેશનનું ફોર્મેટ',
    summary: 'પ્રૂફ ઓફ કોન્સેપ્ટના પ્રેઝન્ટેશન માટે ભરવાની સ્લાઇડ.',
  },
  iprPptFormat: {
    title: 'IPR પ્રેઝન્ટેશનનું ફોર્મેટ',
    summary: 'શોધ અથવા ડિઝાઇનના પ્રેઝન્ટેશન માટે ભરવાની સ્લાઇડ.',
  },
  bonafideFormat: {
    title: 'બોનાફાઇડ સર્ટિફિકેટનું ફોર્મેટ',
    summary: 'તમે ત્યાં ભણો છો તેની ખાતરી આપતું સંસ્થાનું સર્ટિફિકેટ.',
  },
  ipFacilitators: {
    title: 'IP ફેસિલિટેટરની યાદી',
    summary: 'યોજના સાથે કામ કરતા પેટન્ટ અને ટ્રેડમાર્કના પ્રોફેશનલ.',
  },
} satisfies Words<typeof English.documentWords>
