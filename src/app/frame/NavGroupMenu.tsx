import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/classNames'
import { Link } from '../../ui/page/Link'
import { usePageInfo } from '../pageInfo'
import type { NavGroup, NavLink } from './navigation'
import { Icon } from '../../ui/page/Icon'

/**
 * A menu of the bar: a disclosure. Only one of the bar, or of the sheet, is open at a time. On phones it
 * is `stacked`: what it holds is below it instead of floating.
 */
export function NavMenu({
  label,
  stacked,
  links,
  children,
}: {
  label: string
  stacked: boolean
  /** What it links to: with the current page among them, it is marked as well. */
  links: NavLink[]
  children: ReactNode
}) {
  const { entry } = usePageInfo()
  return (
    <details name={stacked ? 'phone-group' : 'main-navigation'} className="group/menu relative">
      <summary
        className={classNames(
          'flex min-h-11 items-center justify-between gap-1 rounded-control font-medium hover:text-brand',
          stacked ? 'py-2' : 'px-3 whitespace-nowrap',
          links.some(({ to }) => to === entry) && marked,
        )}
      >
        {label}
        <Icon
          shape={ChevronDown}
          className="size-4 transition-transform group-open/menu:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}

/** A menu with the links of a group. */
export function NavGroupMenu({ group, stacked }: { group: NavGroup; stacked: boolean }) {
  return (
    <NavMenu {...group} stacked={stacked}>
      <ul
        className={
          stacked
            ? 'pb-2 pl-3'
            : 'absolute top-full left-0 z-40 min-w-60 rounded-card border border-line bg-surface py-2 shadow-float'
        }
      >
        {group.links.map((link) => (
          <li key={link.to}>
            <NavItem link={link} inset={!stacked} />
          </li>
        ))}
      </ul>
    </NavMenu>
  )
}

const marked = 'text-brand underline decoration-accent decoration-2 underline-offset-8'

/** A link in the bar or in a menu; the current page is marked. */
export function NavItem({
  link,
  inset = false,
  bar = false,
}: {
  link: NavLink
  inset?: boolean
  bar?: boolean
}) {
  const isCurrent = link.to === usePageInfo().entry
  return (
    <Link
      to={link.to}
      lang={link.lang}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center hover:text-brand',
        inset && 'px-4 hover:bg-brand-soft',
        isCurrent && marked,
        // Bold would move the other links in the bar.
        bar ? 'px-3 font-medium whitespace-nowrap' : isCurrent && 'font-semibold',
      )}
    >
      {link.label}
    </Link>
  )
}
