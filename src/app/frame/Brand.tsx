import { Link } from '../../ui/page/Link'
import { paths } from '../../lib/paths'
import { Mark } from '../../ui/page/Mark'
import { frameCopy as copy } from './copy'

export function Brand() {
  return (
    <Link
      to={paths.home}
      className="flex min-h-11 max-w-max grow basis-[min-content] items-center gap-2.5 font-semibold text-ink xl:basis-auto xl:whitespace-nowrap"
    >
      <Mark size={32} className="shrink-0 [&>rect]:fill-deep" />
      <span>
        <span className="whitespace-nowrap">{copy.brand}</span>
        <span className="block text-xs font-normal text-muted max-xs:hidden xl:hidden">
          {copy.brandLine}
        </span>
      </span>
    </Link>
  )
}
