import type { ReactNode } from 'react'
import type * as English from '../../../../features/events/copy'
import type { Words } from '../../../words'
import { sentence } from '../../../../ui/page/sentence'

export const eventsCopy = {
  title: 'કાર્યક્રમો',
  lead: 'વિદ્યાર્થીઓ, ટીમો અને તેમના મેન્ટર માટે વર્કશોપ, સ્પર્ધા, તાલીમ અને કોન્ફરન્સ.',
  tabs: 'કાર્યક્રમો',
  upcoming: 'આવનારા',
  past: 'થઈ ગયેલા',
  category: 'શ્રેણી',
  all: 'બધા',
  none: 'આ શ્રેણીનો કોઈ કાર્યક્રમ હાલ નક્કી નથી',
  noneText: 'બીજી શ્રેણી પસંદ કરો.',
  noneAnnounced: 'હાલ કોઈ કાર્યક્રમ જાહેર થયો નથી',
  noneAnnouncedText: 'થોડા દિવસ પછી ફરી જુઓ, અથવા યોજના સેલને પૂછો.',
  nonePast: 'બતાવવા માટે હજી કોઈ થઈ ગયેલો કાર્યક્રમ નથી',
  seats: 'ભરાયેલી બેઠકો',
  seatsTaken: (registered: number, capacity: number) => `${capacity} માંથી ${registered}`,
  details: 'વિગતો',
  detailsOf: (title: string) => `વિગતો: ${title}`,
  register: 'નોંધણી કરો',
  registerFor: (title: string) => `નોંધણી કરો: ${title}`,
  closed: 'નોંધણી બંધ',
  registered: 'આ ડિવાઇસ પર નોંધણી થયેલી છે',
  unregister: 'નોંધણી રદ કરો',
  unregisterFrom: (title: string) => `નોંધણી રદ કરો: ${title}`,
  calendar: 'કેલેન્ડર ફાઇલ',
  calendarOf: (title: string) => `કેલેન્ડર ફાઇલ: ${title}`,
  calendarText: (time: string, description: string) => `${time}. ${description}`,
  registrationNote: 'આ ડિવાઇસ પર રાખેલું: તમારી નોંધણીઓ; આયોજકોને કંઈ મોકલાતું નથી',
  registrationMeaning:
    '‘નોંધણી કરો’ દબાવવાથી ફક્ત આ ડિવાઇસ પર નોંધાય છે કે તમે આવવા માગો છો. બેઠક બુક કરાવવા માટે યોજના સેલને લખો.',
  registeredFor: (title: string) => `આ ડિવાઇસ પર નોંધણી થઈ: ${title}.`,
  unregisteredFrom: (title: string) => `આ ડિવાઇસ પર નોંધણી રદ થઈ: ${title}.`,
  notKept:
    'આ ડિવાઇસ પર આ ફેરફાર થઈ શક્યો નથી. તે ભરાઈ ગયું હોય, તો થોડી જગ્યા ખાલી કરો અને ફરી પ્રયત્ન કરો.',
  notKeptShared:
    'આ સહિયારું કમ્પ્યુટર છે: અહીં આ ફક્ત લૉગિન કરેલી વ્યક્તિ માટે સચવાય છે. કંઈ બદલાયું નથી; પહેલાં લૉગિન કરો.',
  calendarSaved: 'કેલેન્ડર ફાઇલ સેવ થઈ. કાર્યક્રમ તમારા કેલેન્ડરમાં ઉમેરવા તે ખોલો.',
  participants: 'ભાગ લેનાર',
  results: 'પરિણામ',
  gallery: 'ગેલેરી',
  galleryOf: (title: string) => `ગેલેરી: ${title}`,
  galleryEmpty: 'આ કાર્યક્રમના કોઈ ફોટા નથી',
  report: 'રિપોર્ટ',
  reportOf: (title: string) => `રિપોર્ટ: ${title}`,
  reportSaved: 'ટૂંકો રિપોર્ટ આ ડિવાઇસ પર સેવ થયો.',
  source: 'નમૂનાનો ડેટા: કાર્યક્રમો, આંકડા અને પરિણામો ઉદાહરણ છે',
  whenAndWhere: (date: ReactNode, place: string) => sentence(date, `, ${place}`),
} satisfies Words<typeof English.eventsCopy>

export const newsletterCopy = {
  title: 'ન્યૂઝલેટર',
  lead: 'હજી કોઈ ન્યૂઝલેટર નથી. તમારું ઈમેલ સરનામું ફક્ત આ ડિવાઇસ પર નોંધી રાખવામાં આવે છે.',
  email: 'ઈમેલ',
  subscribe: 'સબ્સ્ક્રાઇબ કરો',
  subscribed: (address: string) => `આ ડિવાઇસ પર ${address} થી સબ્સ્ક્રાઇબ કર્યું.`,
  subscribedAs: (address: ReactNode) => sentence('આ ડિવાઇસ પર ', address, ' થી સબ્સ્ક્રાઇબ કર્યું.'),
  meaning: 'આ ડિવાઇસ પર રાખેલું: ફક્ત ઈમેલ સરનામું; કોઈને કંઈ મોકલાતું નથી',
  unsubscribe: 'અનસબ્સ્ક્રાઇબ કરો',
  unsubscribed: 'અનસબ્સ્ક્રાઇબ કર્યું. ઈમેલ સરનામું ભૂંસાઈ ગયું છે.',
} satisfies Words<typeof English.newsletterCopy>

export const eventReportCopy = {
  when: (date: string) => `ક્યારે: ${date}`,
  where: (place: string) => `ક્યાં: ${place}`,
  category: (type: string) => `શ્રેણી: ${type}`,
  participants: (count: number) => `ભાગ લેનાર: ${count}`,
  results: (results: string) => `પરિણામ: ${results}`,
  source: 'SSIP પોર્ટલ, નમૂનાનો ડેટા: કાર્યક્રમો, આંકડા અને પરિણામો ઉદાહરણ છે.',
} satisfies Words<typeof English.eventReportCopy>
