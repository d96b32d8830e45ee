import type * as English from '../../../auth/copy'
import type { Words } from '../../words'

export const authCopy = {
  loginFailed: 'લૉગિન થઈ શક્યું નથી',
  signupFailed: 'એકાઉન્ટ બની શક્યું નથી',
  ended: 'તમારું સત્ર પૂરું થયું છે. આગળ વધવા લૉગિન કરો.',
  nowShared:
    'આ કમ્પ્યુટર હવે સહિયારું છે, એટલે આ ટેબમાં પણ તમારો પાસવર્ડ જોઈએ. તમે તેમાં જે લખ્યું હતું તે સચવાયું છે; આગળ વધવા લૉગિન કરો.',
} satisfies Words<typeof English.authCopy>
