import { LineIcon } from '../../ui/page/LineIcon'
import { processSteps } from './cards'
import { homeCopy as copy } from './copy'

/** The four steps, joined by a line: vertical on phones, horizontal where there is room. */
export function ProcessSteps() {
  return (
    <ol className="grid lg:grid-cols-4 lg:gap-8">
      {processSteps.map(({ id, icon }, index) => (
        <li
          key={id}
          className="relative flex gap-5 pb-8 before:absolute before:top-14 before:bottom-0 before:left-7 before:border-l-2 before:border-dashed before:border-edge last:pb-0 last:before:hidden lg:block lg:pb-0 lg:before:top-7 lg:before:right-0 lg:before:bottom-auto lg:before:left-18 lg:before:-mr-4 lg:before:border-t-2 lg:before:border-l-0"
        >
          <span className="relative grid size-14 shrink-0 place-items-center rounded-full border-2 border-brand bg-surface">
            <LineIcon name={icon} className="size-7 text-brand" />
          </span>
          <div className="lg:mt-4">
            <h3 className="text-lg">
              <span className="text-accent-ink tabular-nums">{index + 1}.</span>{' '}
              {copy.process.steps[id].title}
            </h3>
            <p className="mt-1 text-muted">{copy.process.steps[id].text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
