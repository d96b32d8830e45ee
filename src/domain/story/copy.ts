import type { StoryStatus } from './story'

/** The words of spec §4. */
export const storyStatusLabel: Record<StoryStatus, string> = {
  'patent-filed': 'Patent Filed',
  'startup-launched': 'Startup Launched',
  commercialized: 'Commercialized',
  'patent-granted': 'Patent Granted',
  'under-examination': 'Under Examination',
}
