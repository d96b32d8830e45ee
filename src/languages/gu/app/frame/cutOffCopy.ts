import type * as English from '../../../../app/frame/cutOffCopy'
import type { Words } from '../../../words'

export const cutOffCopy = {
  text: 'આ ડિવાઇસ પર સાચવેલા ડેટા સાથે બ્રાઉઝરનો સંપર્ક તૂટી ગયો છે, તેથી આ પેજ ફરી લોડ થાય ત્યાં સુધી અહીં કંઈ વાંચી કે સેવ કરી શકાતું નથી.',
  loadAgain: 'પેજ ફરી લોડ કરો',
} satisfies Words<typeof English.cutOffCopy>
