import { useAuth } from '../../auth/AuthContext'
import { useUser } from '../../auth/UserContext'
import { profileRoleLabel } from '../../domain/user/user'
import { Badge } from '../../ui/Badge'
import { SourceNote } from '../../ui/SourceNote'
import { profileCopy as copy } from './copy'

/** Who is signed in, as the server or this device's copy has it. */
export function AdminProfile() {
  const user = useUser()
  const { profileSource } = useAuth()
  const facts = [
    [copy.email, user.email],
    [copy.institution, user.institution],
    [copy.department, user.department],
    [copy.phone, user.phone],
  ]
  return (
    <section className="rounded-card bg-sunken p-5">
      <h2 className="sr-only">{copy.title}</h2>
      <p className="text-xl font-semibold">{user.name}</p>
      <p className="mt-1">
        <Badge tone="info">{profileRoleLabel[user.role]}</Badge>
      </p>
      <dl className="mt-4 space-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-x-3">
            <dt className="w-28 shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      <SourceNote source={profileSource} detail={copy.detail} className="mt-4" />
    </section>
  )
}
