import type * as English from '../../../../../features/my-applications/list/copy'
import type { Words } from '../../../../words'
import { plural } from '../../../../../lib/grammar'

export const listCopy = {
  title: 'મારી અરજીઓ',
  lead: 'તમારી અરજીઓ: સ્થિતિ, રકમ અને દસ્તાવેજ.',
  apply: 'નવી PoC અરજી',
  loading: 'તમારી અરજીઓ લોડ થઈ રહી છે',
  tiles: 'તમારી અરજીઓ આંકડામાં',
  total: 'કુલ',
  approved: 'મંજૂર',
  pending: 'બાકી',
  pendingNote: 'સમીક્ષા ચાલુ, અથવા જમા કરાવેલી',
  completed: 'પૂર્ણ',
  fundingReceived: 'મળેલું કુલ ભંડોળ',
  sampleFunding: (amount: string) => `તેમાંથી ${amount} નમૂનાનો ડેટા છે`,
  sampleTiles: (own: number, total: number) =>
    own === 0
      ? 'નમૂનાનો ડેટા: આ આંકડા ઉદાહરણ છે, તમારા નથી'
      : plural(own, {
          one: `નમૂનાનો ડેટા અને તમારી અરજી સાથે મળીને: ${total} અરજીમાંથી ${own} તમારી છે`,
          other: `નમૂનાનો ડેટા અને તમારી અરજીઓ સાથે મળીને: ${total} અરજીમાંથી ${own} તમારી છે`,
        }),
  filters: 'સ્થિતિ પ્રમાણે અરજીઓ બતાવો',
  all: 'બધી',
  search: 'શીર્ષક, નંબર કે શ્રેણીથી શોધો',
  found: (count: number) => plural(count, { one: `${count} અરજી`, other: `${count} અરજીઓ` }),
  showRest: (count: number) =>
    plural(count, { one: `બાકીની ${count} અરજી બતાવો`, other: `બાકીની ${count} અરજીઓ બતાવો` }),
  notAmongYours:
    'આ લિંક જે અરજીની છે તે અહીં તમારી અરજીઓમાં નથી. જે ડિવાઇસ પર અરજી સબમિટ થઈ હોય તેના પર જ તે રહે છે, અને જેણે સબમિટ કરી હોય તેના માટે જ.',
  none: 'કોઈ અરજી મળી નથી',
  noneHint: 'બીજી સ્થિતિ અથવા ઓછા શબ્દોથી પ્રયત્ન કરો.',
  list: 'અરજીઓ',
} satisfies Words<typeof English.listCopy>

export const cardCopy = {
  provisional: (number: string) => `${number} (કામચલાઉ નંબર)`,
  priority: { high: 'ઊંચી પ્રાથમિકતા', medium: 'મધ્યમ પ્રાથમિકતા', low: 'ઓછી પ્રાથમિકતા' },
  type: 'પ્રકાર',
  category: 'શ્રેણી',
  requested: 'માગેલી રકમ',
  received: 'મળેલી રકમ',
  submitted: 'સબમિટ કરી',
  funding: 'મળેલું ભંડોળ',
  fundingShare: (percent: number, amount: string) => `${amount} ના ${percent}%`,
  viewDetails: 'વિગતો જુઓ',
  viewDetailsOf: (title: string) => `વિગતો જુઓ: ${title}`,
} satisfies Words<typeof English.cardCopy>
