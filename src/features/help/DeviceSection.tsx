import { Trash2 } from 'lucide'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAuth } from '../../auth/AuthContext'
import { listed } from '../../lib/grammar'
import { sharedComputer } from '../../storage/sealing/sharedComputer'
import { Banner } from '../../ui/fields/Banner'
import { Button } from '../../ui/page/Button'
import { EmptyState } from '../../ui/lists/EmptyState'
import { confirm, showAlert } from '../../ui/overlays/notices'
import { PageSection } from '../../ui/page/Page'
import { Spinner } from '../../ui/page/Spinner'
import {
  copyOfOwnWork,
  eraseDevice,
  eraseOnce,
  holdsOthersWork,
  readDevice,
  type StoredItem,
} from './deviceStore'
import { deviceCopy as copy } from './privacyCopy'
import { storedName } from './storedName'
import { StoredTable } from './StoredTable'
import { Icon } from '../../ui/page/Icon'

/** What this browser stores, with sizes, and a button that erases it. */
export function DeviceSection({ id }: { id: string }) {
  const { person, logout } = useAuth()
  const [items, setItems] = useState<StoredItem[] | 'reading' | 'unreadable'>('reading')
  const [erasing, setErasing] = useState(false)

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
    const copied = person === null ? 'not saved' : await offerCopy(person.id)
    if (copied === 'waits') return
    const what = listed(present.map(({ name }) => storedName(name)))
    const others = await holdsOthersWork(person?.id).catch(() => true)
    const detail = others ? copy.confirmOthers(what) : copy.confirmDetail(what)
    const sure = await confirm(copy.confirm, {
      confirmLabel: copy.erase,
      // A browser does not tell whether a file was saved, and one inside another app may save none.
      detail: copied === 'saved' ? copy.checkCopy(detail) : detail,
      danger: true,
    })
    if (!sure) return
    try {
      await eraseDevice()
    } catch {
      await showAlert(copy.failed, copy.failedDetail)
      return
    }
    flushSync(logout)
    await showAlert(copy.erased, copy.erasedDetail)
    // Erases once more what signing out has written (in a demo, the server's note that the session
    // ended), and what is in memory.
    await eraseOnce().catch(() => undefined)
    location.reload()
  }

  return (
    <PageSection id={id} title={copy.title} lead={items === 'unreadable' ? undefined : copy.lead}>
      {items === 'reading' && <Spinner label={copy.reading} />}
      {items === 'unreadable' && <Banner tone="warn">{copy.unreadable}</Banner>}
      {typeof items !== 'string' && items.length === 0 && (
        <EmptyState title={copy.empty}>{copy.emptyText}</EmptyState>
      )}
      {typeof items !== 'string' && items.length > 0 && (
        <>
          <StoredTable items={items} />
          <p className="mt-6 mb-4 text-muted">{copy.eraseWhat}</p>
          <Button
            variant="danger"
            busy={erasing}
            onClick={() => {
              setErasing(true)
              void erase(items).finally(() => setErasing(false))
            }}
          >
            <Icon shape={Trash2} className="size-5" />
            {copy.erase}
          </Button>
        </>
      )}
    </PageSection>
  )
}

/**
 * Offers to save what the person has written; `waits` when no copy could be saved and the person would
 * rather not go on.
 */
async function offerCopy(userId: string): Promise<'saved' | 'not saved' | 'waits'> {
  try {
    const own = await copyOfOwnWork(userId)
    const wanted =
      own !== undefined &&
      (await confirm(copy.copyFirst, {
        detail: whatTheCopyIs(own),
        confirmLabel: copy.saveCopy,
        cancelLabel: copy.withoutCopy,
      }))
    if (!wanted) return 'not saved'
    own.save()
    return 'saved'
  } catch {
    const goesOn = await confirm(copy.notCopied, {
      detail: copy.notCopiedDetail,
      confirmLabel: copy.withoutCopy,
      danger: true,
    })
    return goesOn ? 'not saved' : 'waits'
  }
}

function whatTheCopyIs({ forms, office }: { forms: boolean; office: boolean }): string {
  if (!forms) return copy.copyFirstOffice
  return office ? copy.copyWithOffice(whatTheFormsAre()) : whatTheFormsAre()
}

function whatTheFormsAre(): string {
  if (!sharedComputer.isShared()) return copy.copyFirstDetail
  return sharedComputer.canSeal() ? copy.copyFirstShared : copy.copyFirstUnsealed
}
