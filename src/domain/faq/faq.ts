export type FaqTopic = 'poc' | 'ipr' | 'applying' | 'events' | 'account' | 'contact'

export type FaqEntry = {
  id: string
  topic: FaqTopic
  question: string
  answer: string
}
