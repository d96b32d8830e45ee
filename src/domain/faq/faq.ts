export type FaqTopic = 'poc' | 'ipr' | 'contact'

export type FaqEntry = {
  id: string
  topic: FaqTopic
  question: string
  answer: string
}
