import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext'
import { ButtonLink } from '../../ui/page/Button'
import { lazyPart } from '../../ui/page/lazyPart'
import { linksOf } from './navigation'

// A visitor's first visit should be fast, so visitors do not load the menus of signed-in people.
const SignedInArea = lazyPart(async () => (await import('./SignedInArea')).SignedInArea)

/** Login and Sign Up for visitors; Apply and the user menu for people who are signed in (spec §2). */
export function AccountArea({ layout }: { layout: 'bar' | 'sheet' }) {
  const { user, token } = useAuth()

  useEffect(() => {
    // Starts loading now, so that it is ready when the session is known.
    if (token !== null) void SignedInArea.load()
  }, [token])

  return user === null ? <VisitorLinks /> : <SignedInArea user={user} layout={layout} />
}

function VisitorLinks() {
  const { pathname, state } = useLocation()
  const links = linksOf('visitor')
  // Going from one of these pages to the other keeps the destination.
  const going = links.some(({ to }) => to === pathname) ? (state as unknown) : undefined
  return (
    <div className="visitor-only flex gap-2">
      {links.map(({ label, to }, index) => (
        <ButtonLink
          key={to}
          variant={index === 0 ? 'quiet' : 'primary'}
          size="small"
          to={to}
          state={going}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
