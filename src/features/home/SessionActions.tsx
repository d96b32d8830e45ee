import { useRef } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/page/Button'
import { lazyPart } from '../../ui/page/lazyPart'
import { homeCopy as copy } from './copy'

// Visitors have no drafts, and do not load the code that reads them.
const HomeDrafts = lazyPart(async () => (await import('./HomeDrafts')).HomeDrafts)

/**
 * For signed-in people a draft in progress and the two apply buttons; for everybody else a link to
 * create an account (spec §2). Both are in the page until the session is known, and the boot script's
 * attribute shows one of them, so that nothing moves later.
 */
export function SessionActions() {
  const { user, loading } = useAuth()
  const room = useRef<HTMLDivElement>(null)
  return (
    <>
      {(user !== null || loading) && (
        <>
          <div ref={room} className="draft-room session-only w-full">
            {user !== null && <HomeDrafts userId={user.id} room={room} />}
          </div>
          <ButtonLink variant="accent" className="session-only" to={paths.applyPoc}>
            {copy.applyPoc}
          </ButtonLink>
          <ButtonLink variant="secondary" className="session-only" to={paths.applyIpr}>
            {copy.applyIpr}
          </ButtonLink>
        </>
      )}
      {user === null && (
        <>
          <ButtonLink variant="accent" className="visitor-only" to={paths.signup}>
            {copy.signUp}
          </ButtonLink>
          <ButtonLink variant="secondary" className="visitor-only" to={paths.ssip}>
            {copy.aboutPolicy}
          </ButtonLink>
        </>
      )}
    </>
  )
}
