import type * as English from '../../../api/copy'
import type { Words } from '../../words'

export const failureCopy = {
  offline: 'સર્વર સુધી પહોંચી શકાતું નથી. તમારું કનેક્શન તપાસો અને ફરી પ્રયત્ન કરો.',
  timeout: (seconds: number) => `સર્વરે ${seconds} સેકન્ડમાં જવાબ આપ્યો નથી. ફરી પ્રયત્ન કરો.`,
  unexpected:
    'સર્વરને બદલે બીજી કોઈ જગ્યાએથી જવાબ આવ્યો. કદાચ આ Wi-Fi માં પહેલાં લૉગિન કરવું પડે: કોઈ પણ વેબસાઇટ ખોલો, ત્યાં લૉગિન કરો, પછી ફરી પ્રયત્ન કરો.',
  unreadable: 'સર્વરે એવો જવાબ મોકલ્યો જે આ પોર્ટલ વાંચી શકતું નથી.',
  refused: 'સર્વરે કારણ આપ્યા વિના ના પાડી.',
  troubled: 'સર્વરમાં કંઈક ખામી આવી.',
  away: 'સર્વર અત્યારે ઉપલબ્ધ નથી.',
  soon: 'થોડી મિનિટ પછી ફરી પ્રયત્ન કરો.',
} satisfies Words<typeof English.failureCopy>
