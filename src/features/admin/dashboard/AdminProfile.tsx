import { useAuth } from '../../../auth/AuthContext'
import { useUser } from '../../../auth/useUser'
import { notGiven, profileRoleLabel } from '../../../domain/user/copy'
import { calledName } from '../../../domain/user/calledName'
import { Badge } from '../../../ui/page/Badge'
import { SourceNote } from '../../../ui/page/SourceNote'
import { profileCopy as copy } from './copy'

/** Who is signed in, as the server or this device's copy says. */
export function AdminProfile() {
  const user = useUser()
  const { profileSource } = useAuth()
  const facts = [
    [copy.email, user.email],
    [copy.institution, user.institution || notGiven.institution],
    [copy.department, user.department || notGiven.department],
    [copy.phone, user.phone || notGiven.phone],
  ]
  return (
    <section className="rounded-card bg-sunken p-box">
      <h2 className="sr-only">{copy.title}</h2>
      <p className="text-xl font-semibold">{calledName(user)}</p>
      <p className="mt-1">
        <Badge tone="info">{profileRoleLabel[user.role]}</Badge>
      </p>
      <dl className="mt-4 space-y-1.5">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-1 gap-x-3 min-[22rem]:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SourceNote source={profileSource} text={copy.source[profileSource]} className="mt-4" />
    </section>
  )
}
