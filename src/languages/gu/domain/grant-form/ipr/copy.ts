import type * as English from '../../../../../domain/grant-form/ipr/copy'
import type { Words } from '../../../../words'

export const iprCopy = {
  form: {
    grantType: 'IPR સહાય',
    application: 'IPR ગ્રાન્ટ માટે અરજી',
    untitled: 'શીર્ષક વિનાની IPR ગ્રાન્ટ અરજી',
    continueDraft: (complete, total, saved) =>
      `તમારી IPR અરજી આગળ ભરો: ભરેલા ભાગ ${total} માંથી ${complete}, આ ડિવાઇસ પર સેવ: ${saved}`,
    replaceDraft: 'તમારા IPR ગ્રાન્ટ ડ્રાફ્ટની જગ્યાએ નવો ડ્રાફ્ટ મૂકવો છે?',
    otherCopy: 'આ નકલ IPR ગ્રાન્ટના ફોર્મમાંથી સેવ થયેલી છે. તેને ત્યાંથી ખોલો.',
    submitted: 'IPR ગ્રાન્ટ અરજી સફળતાથી સબમિટ થઈ!',
  },
  types: {
    Patent: 'પેટન્ટ',
    Copyright: 'કૉપિરાઇટ',
    Trademark: 'ટ્રેડમાર્ક',
    'Industrial Design': 'ઔદ્યોગિક ડિઝાઇન',
    'Plant Variety': 'છોડની જાત',
    'Circuit Layout': 'સર્કિટ લેઆઉટ',
  },
  sections: {
    right: {
      title: 'બૌદ્ધિક સંપદા',
      intro: 'તમે શાનું રક્ષણ કરવા માગો છો, અને રક્ષણનો ખર્ચ કેટલો છે.',
    },
    description: {
      title: 'તે શું છે',
      intro: 'તમારું કામ, અને તેમાં અત્યાર સુધી શું કર્યું છે.',
    },
    novelty: {
      title: 'નવીનતા અને સહાય',
      intro: 'તેમાં નવું શું છે, અને પ્રાયર આર્ટ સર્ચમાં તમને શું મળ્યું.',
    },
  },
  fields: {
    iprTitle: {
      label: 'બૌદ્ધિક સંપદાનું શીર્ષક',
      missing: 'બૌદ્ધિક સંપદાનું શીર્ષક લખો',
    },
    iprType: { label: 'IPR નો પ્રકાર', missing: 'IPR નો પ્રકાર પસંદ કરો' },
    pocDescription: { label: 'વર્ણન', missing: 'બૌદ્ધિક સંપદાનું વર્ણન લખો' },
    priorArtReport: {
      label: 'પ્રાયર આર્ટ રિપોર્ટ',
      missing: 'પ્રાયર આર્ટ સર્ચમાં શું મળ્યું તે લખો',
    },
  },
} satisfies Words<typeof English.iprCopy>
