import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAuth } from '../../auth/AuthContext'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { confirm, showAlert } from '../../ui/notices'
import { PageSection } from '../../ui/Page'
import { Spinner } from '../../ui/Spinner'
import { eraseDevice, readDevice, type StoredItem } from './deviceStore'
import { deviceCopy as copy, storedNames } from './privacyCopy'
import { StoredTable } from './StoredTable'

/** What this browser keeps, with its sizes, and a button that erases it. */
export function DeviceSection() {
  const { logout } = useAuth()
  const [items, setItems] = useState<StoredItem[] | 'reading' | 'unreadable'>('reading')

  useEffect(() => {
    let current = true
    readDevice().then(
      (read) => current && setItems(read),
      () => current && setItems('unreadable'),
    )
    return () => {
      current = false
    }
  }, [])

  async function erase(present: StoredItem[]) {
    const what = present.map(({ name }) => storedNames[name] ?? name).join(', ')
    const sure = await confirm(copy.confirm, {
      confirmLabel: copy.erase,
      detail: `${copy.confirmDetail}${what}.`,
      danger: true,
    })
    if (!sure) return
    try {
      await eraseDevice()
    } catch {
      await showAlert(copy.failed, copy.failedDetail)
      return
    }
    logout()
    await showAlert(copy.erased)
    // What this page still holds in memory goes too.
    location.reload()
  }

  return (
    <PageSection title={copy.title} lead={copy.lead}>
      {items === 'reading' && <Spinner label={copy.reading} />}
      {items === 'unreadable' && <Banner tone="warn">{copy.unreadable}</Banner>}
      {typeof items !== 'string' && items.length === 0 && (
        <EmptyState title={copy.empty}>{copy.emptyText}</EmptyState>
      )}
      {typeof items !== 'string' && items.length > 0 && (
        <>
          <StoredTable items={items} />
          <p className="mt-6 mb-4 text-muted">{copy.eraseWhat}</p>
          <Button variant="danger" onClick={() => void erase(items)}>
            <Trash2 aria-hidden className="size-5" />
            {copy.erase}
          </Button>
        </>
      )}
    </PageSection>
  )
}
