import { Bell, Download, FolderOpen, KeyRound, Pencil } from 'lucide'
import { notGiven, profileRoleLabel } from '../../domain/user/copy'
import type { User } from '../../domain/user/user'
import { formatDate, formatWhen } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { useInstall } from '../../pwa/useInstall'
import { Badge } from '../../ui/page/Badge'
import { Button, ButtonLink } from '../../ui/page/Button'
import { Fact, Facts } from '../../ui/page/Facts'
import { ProgressBar } from '../../ui/lists/ProgressBar'
import { act } from '../../ui/overlays/act'
import * as failures from '../../ui/overlays/failureCopy'
import { personalCopy, summaryCopy as copy } from './copy'
import { completionOf, type ProfileEntry } from './profile'
import { Icon } from '../../ui/page/Icon'

/** Name, completeness of the profile, date of joining, and what to do next. */
export function ProfileSummary({
  user,
  entries,
  onEdit,
  onTab,
}: {
  user: User
  entries: readonly ProfileEntry[]
  onEdit: () => void
  onTab: (tab: 'security' | 'preferences') => void
}) {
  const missing = entries.filter(({ value }) => value === '')
  const { canInstall, install } = useInstall()
  // Declining is an answer, not a failure.
  const askToInstall = async () => void (await install())
  const name = entries.find(({ field }) => field === 'name')?.value ?? user.name
  return (
    <aside aria-label={copy.label} className="space-y-6">
      <div>
        <p className="text-xl font-semibold">{name}</p>
        <p className="mt-1">
          <Badge tone="info">{profileRoleLabel[user.role]}</Badge>
        </p>
      </div>
      <div>
        <ProgressBar label={copy.completion} value={completionOf(entries, user.createdAt)} />
        {missing.length > 0 && (
          <p className="mt-1 text-sm text-muted">
            {copy.missing(missing.map(({ field }) => personalCopy.fields[field]))}
          </p>
        )}
      </div>
      <Facts className="2xs:grid-cols-2 lg:grid-cols-1">
        <Fact name={copy.memberSince}>
          {user.createdAt === '' ? copy.unknown : formatDate(user.createdAt)}
        </Fact>
        <Fact name={copy.lastLogin}>{formatWhen(user.lastLogin || notGiven.lastLogin)}</Fact>
      </Facts>
      <div>
        <h2 className="text-lg">{copy.quickActions}</h2>
        <div className="mt-2 grid grid-cols-1 gap-1 xs:grid-cols-2 lg:grid-cols-1">
          <Button variant="quiet" size="small" className={action} onClick={onEdit}>
            <Icon shape={Pencil} className="size-5 shrink-0" />
            {copy.editProfile}
          </Button>
          <Button variant="quiet" size="small" className={action} onClick={() => onTab('security')}>
            <Icon shape={KeyRound} className="size-5 shrink-0" />
            {copy.changePassword}
          </Button>
          <Button
            variant="quiet"
            size="small"
            className={action}
            onClick={() => onTab('preferences')}
          >
            <Icon shape={Bell} className="size-5 shrink-0" />
            {copy.preferences}
          </Button>
          <ButtonLink variant="quiet" size="small" className={action} to={paths.myApplications}>
            <Icon shape={FolderOpen} className="size-5 shrink-0" />
            {copy.applications}
          </ButtonLink>
          {canInstall && (
            <Button
              variant="quiet"
              size="small"
              className={action}
              onClick={() => act(askToInstall, failures.install)}
            >
              <Icon shape={Download} className="size-5 shrink-0" />
              {copy.install}
            </Button>
          )}
        </div>
      </div>
    </aside>
  )
}

const action = '-ml-3 justify-start text-left'
