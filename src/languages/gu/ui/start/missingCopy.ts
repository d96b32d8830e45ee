import { listed, plural } from '../../../../lib/grammar'
import type * as English from '../../../../ui/start/missingCopy'
import type { Words } from '../../../words'

export const missingCopy = {
  applications:
    'આ ડિવાઇસ પર જે રાખ્યું છે તે હમણાં વાંચી શકાતું નથી, એટલે તમારી પોતાની અરજીઓ અહીં દેખાતી નથી. પોર્ટલે કંઈ ભૂંસ્યું નથી: આ પેજ ફરી લોડ કરો.',
  drafts:
    'આ ડિવાઇસ પરના તમારા ડ્રાફ્ટ હમણાં વાંચી શકાતા નથી, એટલે તે અહીં દેખાતા નથી. પોર્ટલે કંઈ ભૂંસ્યું નથી: શું થઈ શકે તે જોવા ફોર્મ ખોલો.',
  work: (applications: number, drafts: number) =>
    listed([
      ...(applications === 0
        ? []
        : [plural(applications, { one: `${applications} અરજી`, other: `${applications} અરજીઓ` })]),
      ...(drafts === 0 ? [] : [`${drafts} ડ્રાફ્ટ`]),
    ]),
  newer: (work: string) =>
    `અહીં બતાવ્યું નથી: ${work}. આ કામ પોર્ટલના નવા વર્ઝનમાં લખાયું હતું, અને ફક્ત તે વર્ઝન જ તેને વાંચી શકે છે. તે આ ડિવાઇસ પર જેમનું તેમ રાખેલું છે, અને એ વર્ઝન પાછું આવતાં જ ફરી દેખાશે: થોડા સમય પછી આ પેજ ફરી લોડ કરો.`,
  damaged: (work: string) =>
    `અહીં બતાવ્યું નથી: ${work}. આ કામ બગડી ગયું છે અને વાંચી શકાતું નથી. તે આ ડિવાઇસ પર આખું અલગ રાખેલું છે: આ પેજ પરની સૂચનાના બટનથી નકલ સેવ કરો.`,
  lostApplications: (work: string) =>
    `અહીં બતાવ્યું નથી: ${work}. આ બ્રાઉઝરમાં તેનું જે સાચવેલું હતું તે જતું રહ્યું છે. તમે પેક સેવ કે પ્રિન્ટ કર્યું હોય, તો તે અકબંધ છે.`,
  lostDrafts: (work: string) =>
    `અહીં બતાવ્યું નથી: ${work}. આ બ્રાઉઝરમાં તેનું જે સાચવેલું હતું તે જતું રહ્યું છે. ફોર્મ ખોલો: હજી શું થઈ શકે તે ત્યાં લખ્યું છે.`,
} satisfies Words<typeof English.missingCopy>
