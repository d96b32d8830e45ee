import type { ReactNode } from 'react'
import type * as English from '../../../../../features/my-applications/tracker/copy'
import type { Words } from '../../../../words'
import { sentence } from '../../../../../ui/page/sentence'

export const trackerCopy = {
  title: 'અરજી ક્યાં પહોંચી',
  done: 'થઈ ગયું:',
  now: 'હમણાં:',
  later: 'પછી:',
  kept: {
    title: 'આ ડિવાઇસ પર રાખેલી',
    detail: (when: string) => `${when} વાગ્યે સબમિટ કરી. કંઈ મોકલાયું નથી.`,
  },
  signed: {
    title: 'પ્રિન્ટ અને સહી',
    todo: 'અરજી પ્રિન્ટ કરો. તેના પર તમારે, તમારા મેન્ટરે અને તમારી સંસ્થાના વડાએ સહી કરવાની છે.',
    done: (day: string) => `${day} ના રોજ.`,
    day: 'બધાની સહી થઈ તે તારીખ',
    save: 'પ્રિન્ટ અને સહી થઈ ગઈ છે',
    saved: (day: string) => `${day} ના રોજ પ્રિન્ટ અને સહી થઈ`,
    change: 'સહીનો દિવસ બદલો',
    cleared: 'હજી સહી થઈ નથી એમ નોંધ્યું',
  },
  'handed-in': {
    title: 'જમા કરાવી',
    todo: 'સહી કરેલી અરજી, તમારી 5 થી 10 પાનાંની દરખાસ્ત અને પેક તમારી સંસ્થાના નોડલ ઓફિસરને આપો.',
    done: (day: string, to: string) => `${day} ના રોજ ${to} ને.`,
    day: 'જમા કરાવ્યાની તારીખ',
    to: 'કોને આપી',
    toHint: 'જેણે અરજી લીધી તેનું નામ',
    save: 'જમા કરાવી દીધી છે',
    saved: (day: string, to: string) => `${day} ના રોજ ${to} ને જમા કરાવી`,
    change: 'ક્યારે અને કોને જમા કરાવી તે બદલો',
    cleared: 'હજી જમા કરાવી નથી એમ નોંધ્યું',
  },
  decision: {
    title: 'નિર્ણય',
    titleDue: 'નિર્ણય બાકી',
    afterHandIn: 'તમે જમા કરાવો તે પછી 4 થી 6 અઠવાડિયાંમાં આવવો જોઈએ.',
    due: (from: string, until: string, day: number, of: number) =>
      `${from} અને ${until} ની વચ્ચે. આજે કુલ ${of} દિવસમાંથી દિવસ ${day} છે.`,
    overdue: (until: string) => `${until} સુધીમાં આવવો જોઈતો હતો.`,
    ask: (contact: ReactNode) => sentence('તમારા નોડલ ઓફિસરને પૂછો, અથવા ', contact, '.'),
    contact: 'યોજના સેલને લખો',
    approved: (day: string) => `${day} ના રોજ મંજૂર.`,
    rejected: (day: string, details: ReactNode) =>
      sentence(`${day} ના રોજ નામંજૂર. સમીક્ષાની ટિપ્પણીઓ `, details, 'માં છે.'),
    rejectedHere: (day: string, part: string) => `${day} ના રોજ નામંજૂર. નીચે ‘${part}’ જુઓ.`,
    documents: (day: string, details: ReactNode) =>
      sentence(`${day} ના રોજ દસ્તાવેજ માગવામાં આવ્યા. તે `, details, 'માં ઉમેરો.'),
    documentsHere: (day: string, part: string) =>
      `${day} ના રોજ દસ્તાવેજ માગવામાં આવ્યા. તેમને ઉપર ‘${part}’માં ઉમેરો.`,
    documentsAdded: (day: string, added: string) =>
      `${day} ના રોજ દસ્તાવેજ માગવામાં આવ્યા. તમે ${added} વાગ્યે દસ્તાવેજો ઉમેર્યા. હવે તમે જે પેક સેવ કે શેર કરશો તેમાં તે હશે; તે પેક તમારા નોડલ ઓફિસરને ન આપો ત્યાં સુધી દસ્તાવેજો ફક્ત આ ડિવાઇસ પર છે.`,
    details: 'આ અરજીની વિગતો',
    calendarEntry: (title: string) => `SSIP નિર્ણય આ દિવસ સુધીમાં: ${title}`,
    calendarText: (number: string) =>
      `અરજી ${number} પર નિર્ણય માટેનો છેલ્લો દિવસ. SSIP પોર્ટલમાંથી સેવ કર્યું.`,
  },
  addToCalendar: 'કેલેન્ડરમાં ઉમેરો',
  notSaid: 'ક્યારે તે તમે જણાવ્યું નથી.',
  change: 'બદલો',
  save: 'સેવ કરો',
  cancel: 'રદ કરો',
  clear: 'ના, હજી થયું નથી',
  remove: 'મેં જે લખ્યું તે દૂર કરો',
  notKept: 'તમે લખેલું આ ડિવાઇસ પર સાચવી શકાયું નથી: આ પેજ છોડશો એટલે તે જતું રહેશે.',
  removed: 'તમે જે લખ્યું હતું તે દૂર કર્યું છે',
  undone: 'પહેલાં જેવું થઈ ગયું',
  notUndone: 'પહેલાં જેવું થયું નથી',
  changedSince: 'તે પછી તેમાં ફેરફાર થયો છે, એટલે તે જેવું છે તેવું જ રહે છે.',
  problems: {
    day: 'દિવસ લખો',
    to: 'જેણે અરજી લીધી તેનું નામ લખો',
    future: 'આ દિવસ હજી આવ્યો નથી',
    beforeSubmitting: (day: string) =>
      `અરજી ${day} ના રોજ સબમિટ થઈ હતી: તે દિવસ અથવા તે પછીનો દિવસ લખો`,
    beforeSigning: (day: string) => `${day} ના રોજ સહી થઈ હતી: તે દિવસ અથવા તે પછીનો દિવસ લખો`,
    afterHandIn: (day: string) => `${day} ના રોજ જમા કરાવી હતી: તે દિવસ અથવા તે પહેલાંનો દિવસ લખો`,
  },
} satisfies Words<typeof English.trackerCopy>
