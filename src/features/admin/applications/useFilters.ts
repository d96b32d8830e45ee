import { useUser } from '../../../auth/useUser'
import { useShared } from '../../../storage/sealing/useShared'
import { useAddress } from '../../../ui/address/useAddress'
import { useLeft } from '../../../ui/lists/left/useLeft'
import { readFilters, writeFilters, type Filters } from './filters'

/**
 * The filters of the page, stored in its address, so that links and bookmarks restore them. On a shared
 * computer what is searched for is in this page alone: a browser writes each address to the disk, and
 * shows it while the screen is locked.
 */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [params, changeAddress] = useAddress()
  const shared = useShared()
  const asked = readFilters(params)
  const [typed, setTyped] = useLeft(useUser(), 'search', asked.search)
  const filters = shared ? { ...asked, search: typed } : asked
  function change(part: Partial<Filters>) {
    if (part.search !== undefined) setTyped(part.search)
    changeAddress(
      (before) => {
        const next = writeFilters(before, { ...readFilters(before), ...part })
        if (shared) next.delete('q')
        // A different list starts with its own first application, and a table with none.
        if (part.status !== undefined || part.search !== undefined || part.layout !== undefined)
          next.delete('view')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [filters, change]
}
