import type * as English from '../../../../app/search/dialogCopy'
import type { Words } from '../../../words'
import { plural } from '../../../../lib/grammar'

export const searchDialogCopy = {
  title: 'पोर्टल में खोजें',
  label: 'पेज, सवाल, दस्तावेज़ और कार्यक्रम खोजें',
  results: 'नतीजे',
  signInFirst: 'पहले लॉगिन करें',
  pages: 'पेज',
  found: (results: number, meant?: string) => {
    if (results === 0) return 'कुछ नहीं मिला। दूसरे शब्द लिखकर देखें।'
    const count = plural(results, { one: `${results} नतीजा`, other: `${results} नतीजे` })
    return meant === undefined ? count : `‘${meant}’ मानकर: ${count}`
  },
  keys: 'तीर वाले बटनों से चुनें, Enter से खोलें, Escape से बंद करें।',
  announced: (summary: string) => `जल्द आ रहा है। ${summary}`,
  event: (event: EventWords, date: string) =>
    `${event.type}, ${date}, ${event.location}। ${event.description}`,
} satisfies Words<typeof English.searchDialogCopy>

type EventWords = Parameters<typeof English.searchDialogCopy.event>[0]

export const kindNames = {
  page: 'पेज',
  question: 'सवाल',
  document: 'दस्तावेज़',
  event: 'कार्यक्रम',
} satisfies Words<typeof English.kindNames>
