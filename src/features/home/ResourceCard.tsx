import { Link } from '../../ui/page/Link'
import { LineIcon } from '../../ui/page/LineIcon'
import type { LineIconName } from '../../ui/page/lineIcons'

/** Something to read before applying; the whole card is a link. */
export function ResourceCard({
  icon,
  title,
  text,
  to,
}: {
  icon: LineIconName
  title: string
  text: string
  to: string
}) {
  return (
    <li className="relative flex gap-4 border-t border-line py-5 hover:border-brand">
      <LineIcon name={icon} />
      <div>
        <h3>
          <Link
            to={to}
            className="text-brand underline underline-offset-2 after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-muted">{text}</p>
      </div>
    </li>
  )
}
