import { useLocation, useNavigate } from 'react-router-dom'
import { useSignOut } from '../../auth/useSignOut'
import type { User } from '../../domain/user/user'
import { classNames } from '../../lib/classNames'
import { paths } from '../../lib/paths'
import { useOwnName } from '../../storage/settings/table/useOwnName'
import { Badge } from '../../ui/page/Badge'
import { SourceNote } from '../../ui/page/SourceNote'
import { ChevronDown, CircleUser } from 'lucide'
import { NavGroupMenu, NavItem } from './NavGroupMenu'
import { barCopy as copy, groupLabels } from './copy'
import { groupOf, linksOf } from './navigation'
import { focusHeading } from './useHeadingFocus'
import { Icon } from '../../ui/page/Icon'

/** The signed-in part of the bar: Apply and the user menu (spec §2). */
export function SignedInArea({ user, layout }: { user: User; layout: 'bar' | 'sheet' }) {
  const stacked = layout === 'sheet'
  const { name } = useOwnName(user)
  return (
    <>
      {/* The office's bar has it under the entry for the public site. */}
      {user.role !== 'admin' && (
        <nav aria-label={groupLabels.apply}>
          <NavGroupMenu group={groupOf('apply')} stacked={stacked} />
        </nav>
      )}
      {stacked ? (
        <UserLinks user={user} />
      ) : (
        <details name="main-navigation" className="group/user relative">
          <summary className="flex min-h-11 items-center gap-2 rounded-control px-3 font-medium hover:text-brand">
            <Icon shape={CircleUser} className="size-5" />
            <span className="max-w-32 truncate">{name}</span>
            {user.role === 'admin' && <Badge tone="info">{copy.admin}</Badge>}
            <Icon shape={ChevronDown} className="size-4 group-open/user:rotate-180" />
          </summary>
          <div className="absolute top-full right-0 z-40 min-w-60 rounded-card border border-line bg-surface py-2 shadow-float">
            <UserLinks user={user} inset />
          </div>
        </details>
      )}
    </>
  )
}

function UserLinks({ user, inset = false }: { user: User; inset?: boolean }) {
  const { name, kept } = useOwnName(user)
  return (
    <nav aria-label={copy.account}>
      {!inset && (
        <p className="flex items-center gap-2 pb-2 font-semibold">
          {name} {user.role === 'admin' && <Badge tone="info">{copy.admin}</Badge>}
        </p>
      )}
      {kept && (
        <SourceNote
          source="device"
          text={copy.nameKept}
          className={classNames('pb-2', inset && 'px-4')}
        />
      )}
      <ul>
        {linksOf('account').map((link) => (
          <li key={link.to}>
            <NavItem link={link} inset={inset} />
          </li>
        ))}
      </ul>
      {user.role === 'admin' && (
        <>
          <h2 className={classNames('pt-2 text-sm text-muted', inset && 'px-4')}>
            {groupLabels.admin}
          </h2>
          <ul>
            {linksOf('admin').map((link) => (
              <li key={link.to}>
                <NavItem link={link} inset={inset} />
              </li>
            ))}
          </ul>
        </>
      )}
      <LogoutButton inset={inset} />
    </nav>
  )
}

/** A part of its own, because leading elsewhere follows the address, which the links need not. */
function LogoutButton({ inset }: { inset: boolean }) {
  const signOut = useSignOut()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <button
      type="button"
      className={classNames(
        'flex min-h-11 w-full items-center text-left text-bad',
        inset && 'px-4 hover:bg-bad-soft',
      )}
      onClick={() => {
        // By now a guard has sent the visitor to /login; this sends them home.
        signOut(() => {
          void navigate(paths.home)
          // The button is gone, and the page stays.
          if (pathname === paths.home) focusHeading()
        })
      }}
    >
      {copy.logout}
    </button>
  )
}
