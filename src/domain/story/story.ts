import type { Tone } from '../application/status'

/** What became of a project (spec §4). */
export type StoryStatus =
  | 'Patent Filed'
  | 'Startup Launched'
  | 'Commercialized'
  | 'Patent Granted'
  | 'Under Examination'

/** What is finished is green, what goes on is blue. */
export const storyTone: Record<StoryStatus, Tone> = {
  'Patent Filed': 'info',
  'Startup Launched': 'good',
  Commercialized: 'good',
  'Patent Granted': 'good',
  'Under Examination': 'warn',
}

/** A funded project and what became of it. */
export type SuccessStory = {
  id: string
  title: string
  /** The lead innovator first. */
  team: string[]
  institution: string
  year: number
  /** Rupees granted. */
  funding: number
  status: StoryStatus
  summary: string
  /** One figure or fact that shows the result. */
  result: string
}
