import type { ReactNode } from 'react'
import { telLink } from '../../../domain/programme/office'
import { Band } from '../../../ui/page/Band'
import { cellCopy } from './copy'
import { RegionsDrawing } from './RegionsDrawing'
import { regionalCells } from './sample'

const copy = cellCopy.regions

/** The five regional cells, each with its coordinator and a number to call. */
export function RegionsSection() {
  return (
    <Band sunken split title={copy.title} lead={copy.lead} aside={<RegionsDrawing />}>
      <ul className="ruled">
        {regionalCells.map((cell) => (
          <li key={cell.id} className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[9rem_1fr]">
            <h3 className="text-xl text-brand">{cell.region}</h3>
            <div>
              <p className="font-semibold">{cell.seat}</p>
              <dl className="mt-2 space-y-1">
                <Row name={copy.coordinator}>{cell.coordinator}</Row>
                <Row name={copy.covers}>{cell.covers}</Row>
                <Row name={copy.phone}>
                  <a
                    className="inline-flex min-h-11 items-center text-brand underline underline-offset-2"
                    href={telLink(cell.phone)}
                  >
                    {cell.phone}
                  </a>
                </Row>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline 2xs:grid-cols-[7rem_1fr] gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
