import type * as English from '../../../auth/sharedCopy'
import type { Words } from '../../words'

export const sharedSessionCopy = {
  noVault:
    'સર્વરે તમને પ્રવેશ આપ્યો છે, પણ આ બ્રાઉઝરનું સ્ટોરેજ કામ કરતું નથી: તમારું કામ અહીં સીલબંધ થઈ શકતું નથી અને ખોલી પણ શકાતું નથી. તમારું લૉગિન થયું નથી, અને અહીં જે રાખેલું છે તેમાં કંઈ બદલાયું નથી. બ્રાઉઝર બંધ કરીને ફરી ખોલો, આ કમ્પ્યુટર ભરેલું હોય તો થોડી જગ્યા ખાલી કરો, અને લૉગિન કરો; અથવા બીજું કમ્પ્યુટર વાપરો.',
} satisfies Words<typeof English.sharedSessionCopy>
