import { Link } from 'react-router-dom'
import { Mark } from '../../ui/Mark'
import type { MarkName } from '../../ui/marks'

/** Something to read before applying; the whole card is the link. */
export function ResourceCard({
  mark,
  title,
  text,
  to,
}: {
  mark: MarkName
  title: string
  text: string
  to: string
}) {
  return (
    <li className="relative flex gap-4 border-t border-line py-5 hover:border-brand">
      <Mark name={mark} />
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
