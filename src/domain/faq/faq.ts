export type FaqTopic = 'poc' | 'contact'

export type FaqEntry = {
  id: string
  topic: FaqTopic
  question: string
  answer: string
}
