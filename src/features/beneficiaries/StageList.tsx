export type Stage = { title: string; duration: string; text: string }

/** The stages of a process in order, each with its length. */
export function StageList({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className="ruled">
      {stages.map((stage, index) => (
        <li key={stage.title} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[3rem_1fr_9rem]">
          <span
            aria-hidden
            className="text-3xl leading-none font-semibold text-accent-ink tabular-nums max-sm:hidden"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">
              <span aria-hidden className="sm:hidden">
                {index + 1}.{' '}
              </span>
              {stage.title}
            </h3>
            <p className="mt-1 max-w-2xl text-muted max-sm:hidden">{stage.text}</p>
          </div>
          <p className="font-semibold text-brand sm:text-right">{stage.duration}</p>
          <p className="text-muted sm:hidden">{stage.text}</p>
        </li>
      ))}
    </ol>
  )
}
