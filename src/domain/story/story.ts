import type { Tone } from '../application/status'

/** What became of a project (spec §4). */
export type StoryStatus =
  | 'patent-filed'
  | 'startup-launched'
  | 'commercialized'
  | 'patent-granted'
  | 'under-examination'

/** Green for what is finished, blue for what goes on. */
export const storyTone: Record<StoryStatus, Tone> = {
  'patent-filed': 'info',
  'startup-launched': 'good',
  commercialized: 'good',
  'patent-granted': 'good',
  'under-examination': 'warn',
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
