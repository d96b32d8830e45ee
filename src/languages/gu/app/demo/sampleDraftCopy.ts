import type * as English from '../../../../app/demo/sampleDraftCopy'
import type { Words } from '../../../words'

export const sampleDraftCopy = {
  fields: {
    pocTitle: 'ધાબા પરનું મસાલા ડ્રાયર',
    broadArea: 'ખેતી',
    department: 'મિકેનિકલ એન્જિનિયરિંગ',
    pocDescription:
      'વાળી શકાય એવું ડ્રાયર, જે ખેતરના ઘરના ધાબા પર ચાલીસ કિલો મરચાં આઠને બદલે બે દિવસમાં સૂકવે છે, અને તેને માટે સૂર્યના તડકા સિવાય બીજી કોઈ ઊર્જાની જરૂર પડતી નથી.',
    workDone: 'ફેબ્રુઆરીથી મે સુધી શેરથામાં ધાબા પર બે ડ્રાયર મૂક્યાં હતાં.',
    methodology: 'પાંચ ડ્રાયર બનાવવાં, પાંચ ખેતરોને વાપરવા આપવાં અને દરેક વખતના માલનું વજન કરવું.',
    coreStrength: 'તે વળીને સપાટ થઈ જાય છે, અને તેનો પંખો નોટબુક જેવડી પેનલથી ચાલે છે.',
    expectedOutcomes: 'પાંચ ડ્રાયર વપરાશમાં અને એક આખી સીઝનનાં માપ.',
    marketCompetitors: '₹60,000 થી શરૂ થતાં, એક જગ્યાએ બાંધેલાં પોલીહાઉસ ડ્રાયર.',
    productMarket: 'બે હેક્ટર સુધીનાં મરચાં અને હળદરનાં ખેતરો.',
  },
  designation: 'એસોસિયેટ પ્રોફેસર',
  remark: 'કૃપા કરીને તમારી સંસ્થાનું સમર્થન જોડો.',
} satisfies Words<typeof English.sampleDraftCopy>
