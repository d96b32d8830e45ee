import type * as English from '../../../../app/frame/copy'
import type { Words } from '../../../words'

export const groupLabels = {
  about: 'પરિચય',
  beneficiaries: 'લાભાર્થીઓ',
  downloads: 'ડાઉનલોડ',
  apply: 'અરજી કરો',
  admin: 'એડમિન પેનલ',
  quickLinks: 'ઝડપી લિંક',
  programmes: 'યોજનાઓ',
  resources: 'ઉપયોગી સામગ્રી',
} satisfies Words<typeof English.groupLabels>

export const frameCopy = {
  skip: 'સીધા મુખ્ય ભાગ પર જાઓ',
  brand: 'SSIP પોર્ટલ',
  brandLine: 'વિદ્યાર્થી સ્ટાર્ટઅપ અને ઇનોવેશન',
} satisfies Words<typeof English.frameCopy>

export const barCopy = {
  main: 'મુખ્ય મેનૂ',
  menu: 'મેનૂ',
  account: 'એકાઉન્ટ',
  admin: 'એડમિન',
  logout: 'લૉગઆઉટ',
  nameKept: 'નામ આ ડિવાઇસ પર રાખેલું છે',
  publicSite: 'જાહેર સાઇટ',
  others: 'કાર્યક્રમો અને સંપર્ક',
} satisfies Words<typeof English.barCopy>

export const themeCopy = {
  toggle: 'થીમ બદલો: લાઇટ કે ડાર્ક',
} satisfies Words<typeof English.themeCopy>

export const statusCopy = {
  updateFailed: {
    text: 'નવું વર્ઝન શરૂ થઈ શક્યું નહીં',
    detail:
      'હાલનું વર્ઝન હજી ચાલે છે, અને જે સેવ થયું છે તે સેવ જ રહે છે. ફરી પ્રયત્ન કરો, અથવા પોર્ટલનાં બધાં ટેબ બંધ કરીને ફરી ખોલો.',
  },
  offline: 'તમે ઑફલાઇન છો. આ ડિવાઇસ પરનાં પેજ, ડ્રાફ્ટ અને સબમિટ કરેલી અરજીઓ હજી કામ કરે છે.',
  offlineVisitor: 'તમે ઑફલાઇન છો. પેજ હજી કામ કરે છે; લૉગિન માટે નેટવર્ક જોઈએ.',
  offlineHere: 'તમે ઑફલાઇન છો. જે ખુલ્લું છે તે રહેશે; બીજાં પેજ માટે નેટવર્ક જોઈએ.',
  offlineBrief: 'તમે ઑફલાઇન છો. ડ્રાફ્ટ હજી ચાલે છે.',
  update: {
    ready: 'નવું વર્ઝન તૈયાર છે.',
    held: 'નવું વર્ઝન તૈયાર છે. કોઈ ટેબમાં સેવ થવાનું બાકી હોય, સંદેશ ખુલ્લો હોય કે ‘પહેલાં જેવું કરો’ દેખાતું હોય ત્યાં સુધી તે રાહ જુએ છે.',
    starting: 'નવું વર્ઝન શરૂ થાય છે…',
  },
  updateNow: 'હમણાં અપડેટ કરો',
  offlineReady: 'ઑફલાઇન વાપરવા માટે તૈયાર',
  ok: 'ઓકે',
} satisfies Words<typeof English.statusCopy>

export const missingPageCopy = {
  text: 'તમે માગેલું પેજ લોડ થઈ શક્યું નહીં. આ પેજ જેમ હતું તેમ જ છે.',
  retry: 'ફરી પ્રયત્ન કરો',
  anew: 'પોર્ટલ ફરી લોડ કરો',
  close: 'બંધ કરો',
} satisfies Words<typeof English.missingPageCopy>

export const footerCopy = {
  contact: 'સંપર્ક',
  copyright: '© 2024 વિદ્યાર્થી સ્ટાર્ટઅપ અને ઇનોવેશન નીતિ યોજના',
  supportedBy: 'સહયોગ',
  supporters: ['રાજ્ય સરકાર', 'શિક્ષણ મંત્રાલય', 'ટેકનિકલ એજ્યુકેશન કાઉન્સિલ'],
} satisfies Words<typeof English.footerCopy>
