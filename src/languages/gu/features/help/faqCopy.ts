import type * as English from '../../../../features/help/faqCopy'
import type { Words } from '../../../words'
import { plural } from '../../../../lib/grammar'

export const faqCopy = {
  title: 'સવાલ-જવાબ',
  lead: 'ગ્રાન્ટ, અરજી, કાર્યક્રમો અને આ પોર્ટલ વિશે લોકો સૌથી વધુ શું પૂછે છે.',
  search: 'સવાલોમાં શોધો',
  searchHint: 'એક કે વધુ શબ્દો, કોઈ પણ ક્રમમાં',
  found: (count: number, meant?: string) => {
    const questions = plural(count, { one: `${count} સવાલ`, other: `${count} સવાલો` })
    return meant === undefined ? questions : `‘${meant}’ સમજીને: ${questions}`
  },
  best: 'સૌથી બંધબેસતા સવાલો પહેલાં',
  none: 'કોઈ સવાલ મળતો નથી',
  noneText: 'બીજા શબ્દો લખી જુઓ, અથવા યોજના સેલને પૂછો.',
  ask: 'તમારો સવાલ ન મળ્યો?',
  contact: 'યોજના સેલને પૂછો',
} satisfies Words<typeof English.faqCopy>

export const topicTitles = {
  poc: 'PoC ગ્રાન્ટ',
  ipr: 'IPR સહાય',
  applying: 'આ પોર્ટલ પર અરજી કરવી',
  events: 'કાર્યક્રમો',
  account: 'એકાઉન્ટ',
  contact: 'સંપર્ક અને મદદ',
} satisfies Words<typeof English.topicTitles>
