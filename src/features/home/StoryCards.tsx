import { storyTone, type SuccessStory } from '../../domain/story/story'
import { formatRupees } from '../../lib/money'
import { Badge } from '../../ui/Badge'
import { Card } from '../../ui/Card'
import { SourceNote } from '../../ui/SourceNote'
import { storiesCopy as copy } from './copy'

/** Success stories side by side, each with its result, its grant and what became of it. */
export function StoryCards({ stories }: { stories: readonly SuccessStory[] }) {
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-3">
        {stories.map((story) => (
          <Card as="li" key={story.id} className="flex flex-col md:p-6">
            <div>
              <Badge tone={storyTone[story.status]}>{story.status}</Badge>
            </div>
            <h3 className="mt-4 text-xl">{story.title}</h3>
            <p className="mt-3 text-muted">{story.summary}</p>
            <p className="mt-4 border-l-3 border-accent pl-3 font-semibold">{story.result}</p>
            <div className="mt-auto pt-5 text-sm text-muted">
              <p>{story.team.join(', ')}</p>
              <p>
                {story.institution}, {story.year}
              </p>
              <p>
                {copy.granted}: {formatRupees(story.funding)}
              </p>
            </div>
          </Card>
        ))}
      </ul>
      <SourceNote source="sample" detail={copy.source} className="mt-5" />
    </>
  )
}
