import type { FaqTopic } from '../../domain/faq/faq'
import { plural } from '../../lib/grammar'

export const faqCopy = {
  title: 'Questions and answers',
  lead: 'What people ask most about grants, applications, events and this portal.',
  search: 'Search the questions',
  searchHint: 'One word or several, in any order',
  /** `meant` is what was searched instead, where a word was spelt wrongly. */
  found: (count: number, meant?: string) => {
    const questions = plural(count, { one: `${count} question`, other: `${count} questions` })
    return meant === undefined ? questions : `Read as ‘${meant}’: ${questions}`
  },
  best: 'Best matches first',
  none: 'No question matches',
  noneText: 'Try other words, or ask the programme cell.',
  ask: 'Didn’t find your question?',
  contact: 'Ask the programme cell',
}

/** Headings of the topics, in the order shown. */
export const topicTitles: Record<FaqTopic, string> = {
  poc: 'PoC grant',
  ipr: 'IPR support',
  applying: 'Applying on this portal',
  events: 'Events',
  account: 'Accounts',
  contact: 'Contact and help',
}
