import { useState } from 'react'
import { faqEntries } from '../../domain/faq/sample'
import type { FoundQuestions } from './questionSearch'

type Find = (query: string) => FoundQuestions

/** The search of the questions, which comes when somebody is about to search: who only reads loads none of it. */
export function useQuestionSearch(): {
  find: Find | undefined
  isMissing: boolean
  load: () => void
} {
  const [search, setSearch] = useState<{ find: Find } | 'missing'>()

  async function load() {
    try {
      const { questionSearch } = await import('./questionSearch')
      const find = questionSearch(faqEntries)
      setSearch((before) => (typeof before === 'object' ? before : { find }))
    } catch {
      setSearch('missing')
    }
  }
  return {
    find: typeof search === 'object' ? search.find : undefined,
    isMissing: search === 'missing',
    load: () => {
      if (typeof search !== 'object') void load()
    },
  }
}
