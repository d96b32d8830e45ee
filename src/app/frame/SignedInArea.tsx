import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext'
import type { User } from '../../domain/user/user'
import { classNames } from '../../lib/classNames'
import { paths } from '../../lib/paths'
import { Badge } from '../../ui/Badge'
import { ChevronDown, CircleUser } from 'lucide-react'
import { NavGroupMenu, NavItem } from './NavGroupMenu'
import { adminLinks, applyGroup, userLinks } from './navigation'

/** The bar's part for people who are signed in: Apply and the user menu (spec §2). */
export function SignedInArea({ user, layout }: { user: User; layout: 'bar' | 'sheet' }) {
  const stacked = layout === 'sheet'
  return (
    <>
      <nav aria-label="Apply">
        <NavGroupMenu
          group={applyGroup}
          name={stacked ? 'phone-group' : 'main-navigation'}
          stacked={stacked}
        />
      </nav>
      {stacked ? (
        <UserLinks user={user} />
      ) : (
        <details name="main-navigation" className="group/user relative">
          <summary className="flex min-h-11 items-center gap-2 rounded-control px-3 font-medium hover:text-brand">
            <CircleUser aria-hidden className="size-5" />
            <span className="max-w-32 truncate">{user.name}</span>
            {user.role === 'admin' && <Badge tone="info">Admin</Badge>}
            <ChevronDown aria-hidden className="size-4 group-open/user:rotate-180" />
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
  const { logout } = useAuth()
  const navigate = useNavigate()
  const row = classNames('flex min-h-11 w-full items-center', inset && 'px-4')
  return (
    <nav aria-label="Account">
      {!inset && (
        <p className="flex items-center gap-2 pb-2 font-semibold">
          {user.name} {user.role === 'admin' && <Badge tone="info">Admin</Badge>}
        </p>
      )}
      <ul>
        {userLinks.map((link) => (
          <li key={link.to}>
            <NavItem link={link} inset={inset} />
          </li>
        ))}
      </ul>
      {user.role === 'admin' && (
        <>
          <h2 className={classNames('pt-2 text-sm text-muted', inset && 'px-4')}>Admin Panel</h2>
          <ul>
            {adminLinks.map((link) => (
              <li key={link.to}>
                <NavItem link={link} inset={inset} />
              </li>
            ))}
          </ul>
        </>
      )}
      <button
        type="button"
        className={classNames(row, 'text-left text-bad', inset && 'hover:bg-bad-soft')}
        onClick={() => {
          // At once, so that a guard has sent the visitor to /login before this sends them home.
          flushSync(logout)
          void navigate(paths.home)
        }}
      >
        Logout
      </button>
    </nav>
  )
}
