import type * as English from '../../../../app/frame/storageTroubleCopy'
import type { Words } from '../../../words'

export const storageTroubleCopy = {
  oldTab:
    'બીજા એક ટેબમાં પોર્ટલનું જૂનું વર્ઝન ખુલ્લું છે, તેથી અહીં કંઈ વાંચી કે સેવ કરી શકાતું નથી. તે ટેબ બંધ કરો; પછી આ ટેબ આપમેળે ચાલુ થશે.',
  silent:
    'આ બ્રાઉઝરનું સ્ટોરેજ જવાબ આપતું નથી, તેથી હમણાં અહીં કંઈ વાંચી કે સેવ કરી શકાતું નથી. કદાચ બીજા ટેબમાં પોર્ટલનું જૂનું વર્ઝન ખુલ્લું હશે: પોર્ટલનાં બીજાં ટેબ બંધ કરો. પછી આ પેજ આપમેળે ચાલુ થશે; ન થાય તો બ્રાઉઝર બંધ કરીને ફરી ખોલો.',
} satisfies Words<typeof English.storageTroubleCopy>
