import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext'
import { useUser } from '../../auth/UserContext'
import { profileRoleLabel } from '../../domain/user/user'
import { formatLongDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { Badge } from '../../ui/Badge'
import { Button, ButtonLink } from '../../ui/Button'
import { Fact, Facts } from '../../ui/Facts'
import { SourceNote } from '../../ui/SourceNote'
import { profileCopy as copy } from './copy'

export function ProfileSection() {
  const user = useUser()
  const { logout, profileSource } = useAuth()
  const navigate = useNavigate()
  return (
    <section aria-label={copy.title}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{user.name}</h2>
        <Badge tone="info">{profileRoleLabel[user.role]}</Badge>
      </div>
      <SourceNote source={profileSource} className="mt-1" />
      <Facts className="mt-5 max-w-3xl sm:grid-cols-2">
        <Fact name={copy.name}>{user.name}</Fact>
        <Fact name={copy.email}>{user.email}</Fact>
        <Fact name={copy.userId}>{user.id}</Fact>
        <Fact name={copy.memberSince}>
          {user.createdAt === '' ? copy.unknownDate : formatLongDate(user.createdAt)}
        </Fact>
        <Fact name={copy.role}>{copy.user}</Fact>
      </Facts>
      <div className="mt-8 flex flex-wrap gap-2">
        <ButtonLink to={paths.profile}>{copy.edit}</ButtonLink>
        <ButtonLink variant="secondary" to={`${paths.profile}?tab=security`}>
          {copy.security}
        </ButtonLink>
        <Button
          variant="danger"
          onClick={() => {
            // At once, so that /login finds nobody signed in and stays (spec §2).
            flushSync(logout)
            void navigate(paths.login)
          }}
        >
          {copy.logout}
        </Button>
      </div>
    </section>
  )
}
