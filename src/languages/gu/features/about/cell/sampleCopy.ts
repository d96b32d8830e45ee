import type * as English from '../../../../../features/about/cell/sampleCopy'
import type { Words } from '../../../../words'

export const leaderWords = {
  director: {
    role: 'યોજના ડિરેક્ટર',
    about: 'મિકેનિકલ એન્જિનિયરિંગનાં પ્રોફેસર; નવ વર્ષ યુનિવર્સિટીનું ઇન્ક્યુબેટર ચલાવ્યું.',
  },
  grants: {
    role: 'ડેપ્યુટી ડિરેક્ટર, ગ્રાન્ટ',
    about: 'ઇલેક્ટ્રોનિક્સ એન્જિનિયર; પહેલી આવૃત્તિથી સમીક્ષા સમિતિઓમાં છે.',
  },
  rights: {
    role: 'ડેપ્યુટી ડિરેક્ટર, હક અને ભાગીદારી',
    about: 'પેટન્ટ એજન્ટ અને વકીલ; ફેસિલિટેટરનું નેટવર્ક ઊભું કર્યું.',
  },
} satisfies Words<typeof English.leaderWords>

export const departmentWords = {
  poc: { name: 'PoC ગ્રાન્ટ', task: 'અરજીઓ લે છે, સમીક્ષા અને પ્રેઝન્ટેશન ગોઠવે છે.' },
  ipr: {
    name: 'બૌદ્ધિક સંપદા',
    task: 'પેટન્ટ સર્ચ અને ફાઇલિંગ, અને તે સંભાળતા ફેસિલિટેટર.',
  },
  finance: {
    name: 'નાણાં અને ચુકવણી',
    task: 'કરાર, માઇલસ્ટોન પ્રમાણે ચુકવણી અને હિસાબ.',
  },
  events: { name: 'કાર્યક્રમો અને જનસંપર્ક', task: 'વર્કશોપ, હેકાથોન અને કૉલેજોની મુલાકાત.' },
  mentorship: {
    name: 'મેન્ટરશિપ અને તાલીમ',
    task: 'મેન્ટર શોધે છે, તેમને તાલીમ આપે છે અને ટીમ સાથે જોડે છે.',
  },
  portal: {
    name: 'દેખરેખ અને પોર્ટલ',
    task: 'પ્રગતિના રિપોર્ટ, આંકડા અને આ પોર્ટલ.',
  },
} satisfies Words<typeof English.departmentWords>

export const coreWords = {
  applications: { role: 'અરજી ઓફિસર', about: 'ફોર્મ પૂરાં છે કે નહીં તે તપાસે છે.' },
  reviews: { role: 'સમીક્ષા સંયોજક', about: 'સમીક્ષા માટે નિષ્ણાત શોધે છે.' },
  ipr: { role: 'IPR ઓફિસર', about: 'શોધને પેટન્ટ ઓફિસની પ્રક્રિયામાંથી પાર ઉતારે છે.' },
  accounts: { role: 'હિસાબ ઓફિસર', about: 'ગ્રાન્ટનો દરેક હપ્તો ચૂકવે છે.' },
  events: { role: 'કાર્યક્રમ ઓફિસર', about: 'વર્કશોપ અને હેકાથોન ગોઠવે છે.' },
  mentors: { role: 'મેન્ટર નેટવર્ક', about: 'ટીમને મેન્ટર સાથે જોડે છે.' },
  help: { role: 'હેલ્પ ડેસ્ક', about: '24 કલાકમાં જવાબ આપે છે.' },
  portal: { role: 'પોર્ટલ અને ડેટા', about: 'આ પોર્ટલ ચાલતું રાખે છે.' },
} satisfies Words<typeof English.coreWords>

export const regionWords = {
  north: { region: 'ઉત્તર', covers: 'બનાસકાંઠા, પાટણ, મહેસાણા, સાબરકાંઠા' },
  central: { region: 'મધ્ય', covers: 'અમદાવાદ, આણંદ, ખેડા, વડોદરા' },
  south: { region: 'દક્ષિણ', covers: 'સુરત, નવસારી, વલસાડ, તાપી' },
  saurashtra: { region: 'સૌરાષ્ટ્ર', covers: 'રાજકોટ, ભાવનગર, જામનગર, જૂનાગઢ' },
  kutch: { region: 'કચ્છ', covers: 'ભુજ, ગાંધીધામ, માંડવી, નખત્રાણા' },
} satisfies Words<typeof English.regionWords>
