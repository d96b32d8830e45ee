import { accountKey, type Account } from '../../storage/profileCache'
import { useSetting } from '../../storage/settings/useSetting'
import { Banner } from '../../ui/fields/Banner'
import { dashboardCopy as copy } from './copy'

/** Says to whoever was an administrator why they see a student's dashboard, until they have read it. */
export function LostOffice({ userId }: { userId: string }) {
  const [account, change] = useSetting<Account>(userId, accountKey)
  if (account?.office !== true) return null
  const read = () => void change((told) => told && { ...told, office: false })
  return (
    <Banner tone="warn" className="mb-6" onDismiss={read}>
      {copy.lostOffice}
    </Banner>
  )
}
