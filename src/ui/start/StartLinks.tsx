import { ButtonLink } from '../page/Button'

/** The ways to start, in a row or below each other; the first is the most common one. */
export function StartLinks({
  label,
  links,
}: {
  label: string
  links: readonly { to: string; label: string }[]
}) {
  return (
    <ul aria-label={label} className="mb-10 flex flex-wrap gap-3">
      {links.map((link, index) => (
        <li key={link.to}>
          <ButtonLink variant={index === 0 ? 'primary' : 'secondary'} to={link.to}>
            {link.label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
