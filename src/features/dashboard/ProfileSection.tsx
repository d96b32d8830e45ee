import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext'
import { useSignOut } from '../../auth/useSignOut'
import { useUser } from '../../auth/useUser'
import { useOwnName } from '../../storage/settings/table/useOwnName'
import { profileRoleLabel } from '../../domain/user/copy'
import { formatDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { Badge } from '../../ui/page/Badge'
import { Button, ButtonLink } from '../../ui/page/Button'
import { Fact, Facts } from '../../ui/page/Facts'
import { SourceNote } from '../../ui/page/SourceNote'
import { profileCopy as copy } from './copy'

export function ProfileSection() {
  const user = useUser()
  const { name } = useOwnName(user)
  const { profileSource } = useAuth()
  const signOut = useSignOut()
  const navigate = useNavigate()
  return (
    <section aria-label={copy.title}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-2xl">{name}</h2>
        <Badge tone="info">{profileRoleLabel[user.role]}</Badge>
      </div>
      <SourceNote source={profileSource} className="mt-1" />
      <Facts className="mt-5 max-w-3xl sm:grid-cols-2">
        <Fact name={copy.name}>{name}</Fact>
        <Fact name={copy.email}>{user.email}</Fact>
        <Fact name={copy.userId}>{user.id}</Fact>
        <Fact name={copy.memberSince}>
          {user.createdAt === '' ? copy.unknownDate : formatDate(user.createdAt)}
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
            // By then nobody is signed in, so that /login does not redirect (spec §2).
            signOut(() => void navigate(paths.login))
          }}
        >
          {copy.logout}
        </Button>
      </div>
    </section>
  )
}
