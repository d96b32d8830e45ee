import { successStories } from '../../../domain/story/sample'
import { storyStatusLabel } from '../../../domain/story/copy'
import { storyTone } from '../../../domain/story/story'
import { listed } from '../../../lib/grammar'
import { formatRupees } from '../../../lib/money'
import { Badge } from '../../../ui/page/Badge'
import { PageSection } from '../../../ui/page/Page'
import { Sketch } from '../../../ui/page/Sketch'
import { SourceNote } from '../../../ui/page/SourceNote'
import { pocCopy } from './copy'

const copy = pocCopy.stories

export function StoriesSection() {
  return (
    <PageSection title={copy.title} lead={copy.lead}>
      <ul className="ruled">
        {successStories.map((story) => (
          <li
            key={story.id}
            className="grid gap-x-8 gap-y-3 py-6 md:grid-cols-[14rem_1fr_14rem] print:grid-cols-[9rem_1fr_9rem]"
          >
            <Sketch name={story.id} className="rounded-control" />
            <div>
              <h3 className="text-xl">{story.title}</h3>
              <p className="mt-2 max-w-2xl text-muted">{story.summary}</p>
              <p className="mt-3 border-l-3 border-accent pl-3 font-semibold">{story.result}</p>
            </div>
            <div className="text-sm">
              <Badge tone={storyTone[story.status]}>{storyStatusLabel[story.status]}</Badge>
              <p className="mt-3 font-semibold">
                {copy.granted(formatRupees(story.funding), story.year)}
              </p>
              <p className="mt-1 text-muted">{story.institution}</p>
              <p className="mt-1 text-muted">{copy.team(listed(story.team))}</p>
            </div>
          </li>
        ))}
      </ul>
      <SourceNote source="sample" text={copy.source} className="mt-4" />
    </PageSection>
  )
}
