import type * as English from '../../../../../features/my-applications/submission/withdrawalCopy'
import type { Words } from '../../../../words'

export const withdrawalCopy = {
  question: (title: string) => `“${title}” અરજી પાછી ખેંચવી છે?`,
  handedIn: (day: string, to: string) =>
    `તમે તેને ${day} ના રોજ ${to} પાસે જમા કરાવી હતી. પોર્ટલ કોઈ સંદેશ મોકલતું નથી, એટલે તમે ${to} ને અરજી પાછી ખેંચ્યાની જાણ ન કરો ત્યાં સુધી ત્યાં તેની સમીક્ષા ચાલુ રહેશે.`,
  decided:
    'કચેરીએ તેના પર નિર્ણય લીધો છે. પોર્ટલ કોઈ સંદેશ મોકલતું નથી: તમે અરજી પાછી ખેંચો છો તે યોજના સેલને જાતે જણાવો.',
  withdraw: 'અરજી પાછી ખેંચો',
  keep: 'અરજી પાછી ખેંચવી નથી',
  tell: (day: string, to: string) =>
    `અરજી પાછી ખેંચી છે તે કોઈને જણાવ્યું નથી. તમે આ અરજી ${day} ના રોજ ${to} પાસે જમા કરાવી હતી: ${to} ને જાતે જણાવો.`,
  tellOffice:
    'અરજી પાછી ખેંચી છે તે કોઈને જણાવ્યું નથી. કચેરીએ આ અરજી પર નિર્ણય લીધો છે: યોજના સેલને જાતે જણાવો.',
} satisfies Words<typeof English.withdrawalCopy>
