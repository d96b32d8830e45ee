import { questionCopy } from './sampleCopy'
import type { FaqEntry, FaqTopic } from './faq'

const topics = {
  'poc-amount': 'poc',
  'poc-who': 'poc',
  'poc-faculty': 'poc',
  'poc-endorsement': 'poc',
  'poc-review': 'poc',
  'poc-equity': 'poc',
  'poc-extension': 'poc',
  'ipr-public': 'ipr',
  'ipr-owner': 'ipr',
  'ipr-paid': 'ipr',
  'ipr-rejected': 'ipr',
  'applying-where': 'applying',
  'applying-draft': 'applying',
  'applying-proposal': 'applying',
  'applying-copy': 'applying',
  'applying-aadhaar': 'applying',
  'events-register': 'events',
  'events-certificate': 'events',
  'events-outside': 'events',
  'account-password': 'account',
  'account-who': 'account',
  'account-shared': 'account',
  'account-sealed': 'account',
  'account-device': 'account',
  'contact-answer': 'contact',
  'contact-visit': 'contact',
  'contact-status': 'contact',
  'contact-grievance': 'contact',
} as const satisfies Record<keyof typeof questionCopy, FaqTopic>

type Id = keyof typeof topics

/** Every question with its answer; pages show those on their topic, /faq shows all. */
export const faqEntries: FaqEntry[] = (Object.keys(topics) as Id[]).map((id) => ({
  id,
  topic: topics[id],
  ...questionCopy[id],
}))

/** The questions on one topic, in order. */
export function questionsAbout(topic: FaqTopic): FaqEntry[] {
  return faqEntries.filter((entry) => entry.topic === topic)
}
