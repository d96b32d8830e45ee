import { ssipCopy as copy } from './copy'

/** Vision and mission, in large type. */
export function VisionSection() {
  return (
    <div className="container-page grid gap-10 py-12 md:grid-cols-2 md:py-20">
      {[copy.vision, copy.mission].map((statement) => (
        <section key={statement.title} className="break-inside-avoid">
          <h2 className="text-lg text-accent-ink">{statement.title}</h2>
          <p className="mt-3 text-xl leading-snug font-semibold text-balance md:text-2xl">
            {statement.text}
          </p>
        </section>
      ))}
    </div>
  )
}
