import { useApply } from './ApplyContext'
import type { CheckProps } from './check/CheckScreen'
import { ErrorSummary } from './check/ErrorSummary'
import { OnePageCheck } from './check/OnePageCheck'
import { BeforeYouStart } from './sections/BeforeYouStart'
import { SectionFields } from './sections/SectionFields'
import { SubmitSection } from './check/SubmitSection'

/** The whole form on one page: every section under its heading, then the check and Submit. */
export function OnePageScreen({ problems, summary, ...submit }: CheckProps) {
  const { form } = useApply()
  return (
    <>
      <ErrorSummary problems={problems} ref={summary} />
      <BeforeYouStart />
      {form.sections.map((section) => (
        <section
          key={section.id}
          aria-labelledby={`section-${section.id}`}
          // As a field (`GrantField`): what is in it is painted anew only when it changes.
          className="isolate"
        >
          <h2 id={`section-${section.id}`} className="text-2xl">
            {section.title}
          </h2>
          <p className="mt-1 mb-6 text-muted">{section.intro}</p>
          <SectionFields section={section} />
        </section>
      ))}
      <OnePageCheck />
      <SubmitSection {...submit} />
    </>
  )
}
