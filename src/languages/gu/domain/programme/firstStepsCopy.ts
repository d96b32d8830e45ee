import type * as English from '../../../../domain/programme/firstStepsCopy'
import type { Words } from '../../../words'
import { eligibilityPath, paths } from '../../../../lib/paths'

export const applyLinks = [
  { to: paths.applyPoc, label: 'PoC ગ્રાન્ટ માટે અરજી કરો' },
  { to: paths.applyIpr, label: 'IPR ગ્રાન્ટ માટે અરજી કરો' },
] satisfies Words<typeof English.applyLinks>

export const firstStepsCopy = {
  title: 'અહીંથી શરૂ કરો',
  lead: 'તમે હજી કોઈ અરજી કરી નથી. તમારી અરજીઓ અને તેમની તારીખો અહીં દેખાશે.',
  steps: [
    {
      title: 'હું પાત્ર છું?',
      text: 'છ ટૂંકા સવાલથી તરત ખબર પડશે. તમારા જવાબો સચવાતા નથી.',
      links: [{ to: eligibilityPath.poc, label: 'તમે પાત્ર છો કે નહીં તે તપાસો' }],
    },
    {
      title: 'આ તૈયાર રાખો',
      text: 'ફોર્મ આ બધું એક પછી એક માગે છે; તમે ગમે ત્યારે અટકીને પછી આગળ વધી શકો છો.',
      points: [
        'ટીમના દરેક સભ્યના આધાર કાર્ડનો ફોટો અથવા સ્કેન',
        'તમારા મેન્ટરની વિગતો અને એમ્પ્લોયર આઈડી કાર્ડનો સ્કેન',
        'તમારી 5 થી 10 પાનાંની દરખાસ્ત, પેક સાથે જમા કરાવવા માટે',
        'દરખાસ્તને સમર્થન આપનાર તમારી સંસ્થાના વડાનું નામ',
      ],
      links: [{ to: paths.downloads, label: 'ફોર્મેટ અને માર્ગદર્શિકા' }],
    },
    {
      title: 'ફોર્મ શરૂ કરો',
      text: 'તમે જે લખો તે બધું આ ડિવાઇસ પર સેવ થાય છે, ઑફલાઇન હો તો પણ.',
      links: applyLinks,
    },
  ],
} satisfies Words<typeof English.firstStepsCopy>
