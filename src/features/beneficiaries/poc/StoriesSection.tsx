import { successStories } from '../../../domain/story/sample'
import { storyTone } from '../../../domain/story/story'
import { formatRupees } from '../../../lib/money'
import { Badge } from '../../../ui/Badge'
import { PageSection } from '../../../ui/Page'
import { SourceNote } from '../../../ui/SourceNote'
import { pocCopy } from './copy'

const copy = pocCopy.stories

export function StoriesSection() {
  return (
    <PageSection title={copy.title} lead={copy.lead}>
      <ul className="divide-y divide-line border-y border-line">
        {successStories.map((story) => (
          <li key={story.id} className="grid gap-x-8 gap-y-3 py-6 md:grid-cols-[1fr_18rem]">
            <div>
              <h3 className="text-xl">{story.title}</h3>
              <p className="mt-2 max-w-2xl text-muted">{story.summary}</p>
              <p className="mt-3 border-l-3 border-accent pl-3 font-semibold">{story.result}</p>
            </div>
            <div className="text-sm">
              <Badge tone={storyTone[story.status]}>{story.status}</Badge>
              <p className="mt-3 font-semibold">
                {formatRupees(story.funding)} {copy.granted}, {story.year}
              </p>
              <p className="mt-1 text-muted">{story.institution}</p>
              <p className="mt-1 text-muted">
                {copy.team}: {story.team.join(', ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <SourceNote source="sample" detail={copy.source} className="mt-4" />
    </PageSection>
  )
}
