import { claimsCopy } from '../../domain/programme/claimsCopy'
import { Band } from '../../ui/page/Band'
import { Figures } from '../../ui/page/Figures'
import { SourceNote } from '../../ui/page/SourceNote'
import { figuresCopy as copy } from './copy'

/** What the programme has achieved, on both pages for visitors. */
export function FiguresBand() {
  return (
    <Band title={copy.title} lead={copy.lead}>
      <Figures label={copy.label} figures={claimsCopy.list} />
      <SourceNote source="sample" text={claimsCopy.source} className="mt-6" />
    </Band>
  )
}
