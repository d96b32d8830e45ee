import type * as English from '../../../../../domain/grant-form/poc/copy'
import type { Words } from '../../../../words'

export const pocCopy = {
  form: {
    grantType: 'PoC ગ્રાન્ટ',
    application: 'PoC ગ્રાન્ટ માટે અરજી',
    untitled: 'શીર્ષક વિનાની PoC ગ્રાન્ટ અરજી',
    continueDraft: (complete, total, saved) =>
      `તમારી PoC અરજી આગળ ભરો: ભરેલા ભાગ ${total} માંથી ${complete}, આ ડિવાઇસ પર સેવ: ${saved}`,
    replaceDraft: 'તમારા PoC ગ્રાન્ટ ડ્રાફ્ટની જગ્યાએ નવો ડ્રાફ્ટ મૂકવો છે?',
    otherCopy: 'આ નકલ PoC ગ્રાન્ટના ફોર્મમાંથી સેવ થયેલી છે. તેને ત્યાંથી ખોલો.',
    submitted: 'PoC ગ્રાન્ટ અરજી સફળતાથી સબમિટ થઈ!',
  },
  sections: {
    project: {
      title: 'પ્રોજેક્ટ',
      intro: 'તમે શું સાબિત કરવા માગો છો અને તેનો ખર્ચ કેટલો છે. સહાય ₹2 લાખ સુધી મળે છે.',
    },
    idea: {
      title: 'આઇડિયા અને પદ્ધતિ',
      intro: 'તે શું છે, અત્યાર સુધી શું કર્યું છે, અને હવે શું કરશો.',
    },
    strength: {
      title: 'તાકાત અને પરિણામો',
      intro: 'તે શા માટે કામ કરશે, અને અંતે તમારી પાસે શું હશે.',
    },
    market: {
      title: 'બજાર અને સહાય',
      intro: 'આવું બીજું કોણ વેચે છે, કેટલામાં, અને તમારી પ્રોડક્ટ કોણ ખરીદશે.',
    },
  },
  fields: {
    pocTitle: {
      label: 'પ્રૂફ ઓફ કોન્સેપ્ટનું શીર્ષક',
      missing: 'પ્રૂફ ઓફ કોન્સેપ્ટનું શીર્ષક લખો',
    },
    pocDescription: {
      label: 'પ્રૂફ ઓફ કોન્સેપ્ટનું વર્ણન',
      hint: 'ઓછામાં ઓછા 100 અક્ષર',
      missing: 'પ્રૂફ ઓફ કોન્સેપ્ટનું વર્ણન લખો',
    },
    methodology: { label: 'કામ કરવાની પદ્ધતિ', missing: 'કામ કરવાની પદ્ધતિ લખો' },
    expectedOutcomes: { label: 'અપેક્ષિત પરિણામો', missing: 'અપેક્ષિત પરિણામો લખો' },
    marketCompetitors: {
      label: 'બજારમાં હરીફો',
      missing: 'બજારના હરીફોનાં નામ લખો',
    },
    productPrice: {
      label: 'પ્રોડક્ટની કિંમત (₹)',
      missing: 'પ્રોડક્ટની કિંમત લખો',
      outOfRange: (min: string) => `પ્રોડક્ટની કિંમત ${min} કે તેથી વધુ હોવી જોઈએ`,
    },
    productMarket: {
      label: 'પ્રોડક્ટનું બજાર',
      missing: 'પ્રોડક્ટના બજાર વિશે લખો',
    },
  },
} satisfies Words<typeof English.pocCopy>
