import { homeCopy as copy } from './copy'
import { supporters } from './sample'

/** The bodies behind the programme, each with emblem and name. */
export function TrustSection() {
  return (
    <section aria-label={copy.trust} className="border-b border-line bg-sunken py-8">
      <div className="container-page">
        <p className="text-sm font-semibold text-muted">{copy.trust}</p>
        <ul className="mt-4 grid gap-x-2 gap-y-5 2xs:grid-cols-2 sm:gap-x-4 md:grid-cols-3 lg:grid-cols-6">
          {supporters.map((supporter) => (
            <li key={supporter.name} className="flex items-start gap-2 sm:gap-3">
              <svg
                viewBox="0 0 40 40"
                aria-hidden
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
                className="size-10 shrink-0 text-brand"
              >
                <path d={supporter.emblem} />
              </svg>
              {/* Aligned with its own emblem, however many lines the other names take. */}
              <span className="flex min-h-10 min-w-0 items-center text-sm leading-snug font-semibold">
                {supporter.name}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
