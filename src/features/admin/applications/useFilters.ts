import { useAddress } from '../../../ui/address/useAddress'
import { readFilters, writeFilters, type Filters } from './filters'

/** The filters of the page, stored in its address, so that links and bookmarks restore them. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [params, changeAddress] = useAddress()
  const filters = readFilters(params)
  function change(part: Partial<Filters>) {
    changeAddress(
      (before) => {
        const next = writeFilters(before, { ...readFilters(before), ...part })
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
