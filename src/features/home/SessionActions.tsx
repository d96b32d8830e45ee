import { useAuth } from '../../auth/AuthContext'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'
import { homeCopy as copy } from './copy'

/** The two apply buttons for people who are signed in; for all others the way to an account (spec §2). */
export function SessionActions() {
  const { user } = useAuth()
  if (user !== null) {
    return (
      <>
        <ButtonLink variant="accent" to={paths.applyPoc}>
          {copy.applyPoc}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.applyIpr}>
          {copy.applyIpr}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <ButtonLink variant="accent" className="visitor-only" to={paths.signup}>
        {copy.signUp}
      </ButtonLink>
      <ButtonLink variant="secondary" className="visitor-only" to={paths.ssip}>
        {copy.aboutPolicy}
      </ButtonLink>
    </>
  )
}
