import { storyStatusLabel } from '../../domain/story/copy'
import { storyTone, type SuccessStory } from '../../domain/story/story'
import { listed } from '../../lib/grammar'
import { formatRupees } from '../../lib/money'
import { Badge } from '../../ui/page/Badge'
import { Card } from '../../ui/page/Card'
import { Sketch } from '../../ui/page/Sketch'
import { SourceNote } from '../../ui/page/SourceNote'
import { storiesCopy as copy } from './copy'

/** Success stories side by side, each with its result, grant and status. */
export function StoryCards({ stories }: { stories: readonly SuccessStory[] }) {
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-3">
        {stories.map((story) => (
          <Card key={story.id} className="flex flex-col overflow-hidden md:p-6">
            <Sketch
              name={story.id}
              width="w-[calc(100%+2.5rem)] max-w-none md:w-[calc(100%+3rem)]"
              className="-mx-5 -mt-5 mb-5 md:-mx-6 md:-mt-6"
            />
            <div>
              <Badge tone={storyTone[story.status]}>{storyStatusLabel[story.status]}</Badge>
            </div>
            <h3 className="mt-4 text-xl">{story.title}</h3>
            <p className="mt-3 text-muted print:text-sm">{story.summary}</p>
            <p className="mt-4 border-l-3 border-accent pl-3 font-semibold">{story.result}</p>
            <div className="mt-auto pt-5 text-sm text-muted">
              <p>{listed(story.team)}</p>
              <p>{copy.whereAndWhen(story.institution, story.year)}</p>
              <p>{copy.granted(formatRupees(story.funding))}</p>
            </div>
          </Card>
        ))}
      </ul>
      <SourceNote source="sample" text={copy.source} className="mt-5" />
    </>
  )
}
