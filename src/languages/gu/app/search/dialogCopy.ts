import type * as English from '../../../../app/search/dialogCopy'
import type { Words } from '../../../words'
import { plural } from '../../../../lib/grammar'

export const searchDialogCopy = {
  title: 'પોર્ટલમાં શોધો',
  label: 'પેજ, સવાલો, દસ્તાવેજો અને કાર્યક્રમો શોધો',
  results: 'પરિણામો',
  signInFirst: 'પહેલાં લૉગિન કરો',
  pages: 'પેજ',
  found: (results: number, meant?: string) => {
    if (results === 0) return 'કંઈ મળતું નથી. બીજા શબ્દો લખી જુઓ.'
    const count = plural(results, { one: `${results} પરિણામ`, other: `${results} પરિણામો` })
    return meant === undefined ? count : `‘${meant}’ સમજીને: ${count}`
  },
  keys: 'ઍરો કીથી પસંદ કરો, Enter થી ખોલો, Escape થી બંધ કરો.',
  announced: (summary: string) => `ટૂંક સમયમાં આવે છે. ${summary}`,
  event: (event: EventWords, date: string) =>
    `${event.type}, ${date}, ${event.location}. ${event.description}`,
} satisfies Words<typeof English.searchDialogCopy>

type EventWords = Parameters<typeof English.searchDialogCopy.event>[0]

export const kindNames = {
  page: 'પેજ',
  question: 'સવાલ',
  document: 'દસ્તાવેજ',
  event: 'કાર્યક્રમ',
} satisfies Words<typeof English.kindNames>
