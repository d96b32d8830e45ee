import type * as English from '../../../../../features/about/cell/copy'
import type { Words } from '../../../../words'

export const cellCopy = {
  title: 'યોજના સેલ',
  lead: 'યોજના ચલાવનારા લોકો: આગેવાની કોણ કરે છે, કોને પૂછવું, અને તમારી સૌથી નજીકની કચેરી.',
  call: (phone) => `${phone} પર ફોન કરો`,
  write: 'સેલનો સંપર્ક કરો',
  leadership: {
    title: 'આગેવાની',
    lead: 'તેઓ રાજ્ય સમિતિને રિપોર્ટ કરે છે.',
  },
  departments: {
    title: 'વિભાગો',
    lead: 'છ વિભાગ, દરેકની જવાબદારી એક વ્યક્તિ પાસે.',
    head: (name) => `વડા: ${name}`,
  },
  team: {
    title: 'મુખ્ય ટીમ',
    lead: 'મોટે ભાગે આ લોકો તમારી સાથે વાત કરશે.',
  },
  regions: {
    title: 'પ્રાદેશિક સેલ',
    lead: 'પાંચ સેલ, જેથી કોઈએ એક સહી માટે પાટનગર સુધી જવું ન પડે.',
    coordinator: 'સંયોજક',
    covers: 'વિસ્તાર',
    phone: 'ફોન',
  },
  source: 'નમૂનાનો ડેટા: લોકો, સરનામાં અને નંબર કાલ્પનિક છે',
  more: {
    title: 'કોને પૂછવું તે ખબર નથી?',
    text: 'સેલને લખો. તે તમારો સવાલ યોગ્ય વ્યક્તિ સુધી પહોંચાડે છે અને 24 કલાકમાં જવાબ આપે છે.',
  },
} satisfies Words<typeof English.cellCopy>
