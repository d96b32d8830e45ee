import type * as English from '../../../../../features/my-applications/submission/copy'
import type { Words } from '../../../../words'

export const submissionCopy = {
  files: 'અરજીની ફાઇલો',
  receipt: 'પહોંચ',
  withdraw: 'અરજી પાછી ખેંચો',
  withdrawn: (title: string) => `“${title}” પાછી ખેંચી છે`,
  takeBack: 'પાછી ખેંચેલી અરજી ફરી ચાલુ કરો',
  takenBack: (title: string) => `“${title}” ફરી ચાલુ છે`,
  startNew: 'આના પરથી નવી અરજી શરૂ કરો',
  replaceDetail: (title: string) =>
    `તમારો એક ડ્રાફ્ટ છે, “${title}”. આગળ વધશો તો તેની જગ્યાએ નવો આવશે. આ ડિવાઇસ પર જગ્યા હોય ત્યાં સુધી જૂનો ડ્રાફ્ટ ફોર્મમાં ‘પહેલાંની સ્થિતિઓ’માં રહે છે.`,
  replace: 'નવો ડ્રાફ્ટ મૂકો',
  keep: 'જૂનો ડ્રાફ્ટ રાખો',
  started: 'નવો ડ્રાફ્ટ તૈયાર છે, આ અરજીના જવાબો અને ફાઇલો સાથે',
  draftIsBack: 'તમારો પહેલાંનો ડ્રાફ્ટ પાછો આવ્યો છે',
  draftNotBack: 'તમારો પહેલાંનો ડ્રાફ્ટ પાછો મૂકી શકાયો નથી',
  stayed:
    'તમે ફોર્મ પર રહ્યા, એટલે તેનો ડ્રાફ્ટ જેવો છે તેવો જ રહે છે. જો આ ડિવાઇસ પર જગ્યા હતી, તો પહેલાંનો ડ્રાફ્ટ ત્યાં ‘પહેલાંની સ્થિતિઓ’માં છે.',
  draftChanged: 'તે પછી નવો ડ્રાફ્ટ બદલાયો છે, એટલે તે જેવો છે તેવો જ રહે છે.',
  failed: 'આ ડિવાઇસ પર આ સેવ થઈ શક્યું નહીં',
  newerDetail: 'ત્યાં જે ડ્રાફ્ટ છે તે પોર્ટલના નવા વર્ઝનમાં લખાયો છે. કંઈ બદલાયું નથી.',
  failedDetail: 'કંઈ બદલાયું નથી. થોડી જગ્યા ખાલી કરો અથવા પેજ ફરી લોડ કરો, પછી ફરી પ્રયત્ન કરો.',
} satisfies Words<typeof English.submissionCopy>
