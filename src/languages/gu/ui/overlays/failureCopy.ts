import type * as English from '../../../../ui/overlays/failureCopy'
import type { Words } from '../../../words'

export const change = {
  text: 'આ ડિવાઇસ પર આ ફેરફાર થઈ શક્યો નથી',
  detail: 'બધું પહેલાં હતું તેવું જ છે. આ ડિવાઇસ ભરાઈ ગયું હોય, તો થોડી જગ્યા ખાલી કરો અને ફરી પ્રયત્ન કરો.',
} satisfies Words<typeof English.change>

export const undo = {
  text: 'પહેલાં જેવું કરી શકાયું નથી',
  detail: 'બધું તમે છેલ્લે જોયું હતું તેવું જ છે. આ ડિવાઇસ ભરાઈ ગયું હોય, તો થોડી જગ્યા ખાલી કરો અને ફરી પ્રયત્ન કરો.',
} satisfies Words<typeof English.undo>

export const readFile = {
  text: 'આ ફાઇલ વાંચી શકાઈ નથી',
  detail: 'કંઈ બદલાયું નથી. ફરી પ્રયત્ન કરો; તો પણ ન વંચાય, તો ફાઇલ જ્યાંથી આવી હતી ત્યાંથી ફરી મેળવો.',
} satisfies Words<typeof English.readFile>

export const saveCopy = {
  text: 'નકલ સેવ થઈ શકી નથી',
  detail: 'તેમાં જે આવવાનું હતું તે હજી આ ડિવાઇસ પર છે. ફરી પ્રયત્ન કરો.',
} satisfies Words<typeof English.saveCopy>

export const install = {
  text: 'પોર્ટલ ઇન્સ્ટોલ થઈ શક્યું નથી',
  detail: 'તે બ્રાઉઝરમાં હજી ચાલે છે. ફરી પ્રયત્ન કરો, અથવા બ્રાઉઝરના મેનૂમાં ‘ઇન્સ્ટોલ’ શોધો.',
} satisfies Words<typeof English.install>
