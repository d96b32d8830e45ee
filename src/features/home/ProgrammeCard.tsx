import { Card } from '../../ui/page/Card'
import { LineIcon } from '../../ui/page/LineIcon'
import type { LineIconName } from '../../ui/page/lineIcons'
import { TextLink } from '../../ui/page/TextLink'

/** A programme with its ceiling and a link to learn more. */
export function ProgrammeCard({
  icon,
  title,
  amount,
  text,
  points,
  to,
  link,
}: {
  icon: LineIconName
  title: string
  amount: string
  text: string
  points?: readonly string[]
  to: string
  link: string
}) {
  return (
    <Card className="flex flex-col md:p-6">
      <LineIcon name={icon} className="size-11 text-brand" />
      <h3 className="mt-4 text-lg">{title}</h3>
      <p className="mt-1 text-2xl font-semibold tracking-tight text-brand">{amount}</p>
      <p className="mt-3 text-muted">{text}</p>
      {points !== undefined && (
        <ul className="mt-4 ruled">
          {points.map((point) => (
            <li key={point} className="py-2">
              {point}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-auto pt-4">
        <TextLink to={to} alone className="font-semibold">
          {link}
        </TextLink>
      </p>
    </Card>
  )
}
