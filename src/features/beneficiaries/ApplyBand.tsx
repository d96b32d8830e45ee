import { paths } from '../../lib/paths'
import { Band } from '../../ui/Band'
import { ButtonLink } from '../../ui/Button'

/** The end of a beneficiary page: to the form, or to somebody who can be asked first. */
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
