import { paths } from '../../lib/paths'
import { Band } from '../../ui/page/Band'
import { ButtonLink } from '../../ui/page/Button'

/** The end of a beneficiary page: a link to the form, or to somebody to ask first. */
export function ApplyBand({
  copy,
  to,
}: {
  copy: { title: string; text: string; apply: string; ask: string }
  to: string
}) {
  return (
    <Band sunken title={copy.title} lead={copy.text}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={to}>{copy.apply}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.contact}>
          {copy.ask}
        </ButtonLink>
      </div>
    </Band>
  )
}
