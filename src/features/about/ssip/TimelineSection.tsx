import { Band } from '../../../ui/page/Band'
import { ssipCopy } from './copy'

const copy = ssipCopy.timeline

/** The editions of the policy along a line: vertical on phones, horizontal where there is room. */
export function TimelineSection() {
  return (
    <Band sunken title={copy.title}>
      <ol className="grid border-l-3 border-brand lg:grid-cols-4 lg:gap-8 lg:border-t-3 lg:border-l-0">
        {Object.entries(copy.items).map(([year, item]) => (
          <li
            key={year}
            className="relative pb-8 pl-6 before:absolute before:top-1.5 before:-left-2.5 before:size-4 before:rounded-full before:border-3 before:border-brand before:bg-accent last:pb-0 lg:pt-6 lg:pb-0 lg:pl-0 lg:before:-top-2.5 lg:before:left-0"
          >
            <p className="text-2xl font-semibold text-brand tabular-nums">
              <time dateTime={year}>{year}</time>
            </p>
            <h3 className="mt-1 text-lg">{item.title}</h3>
            <p className="mt-1 text-muted">{item.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
