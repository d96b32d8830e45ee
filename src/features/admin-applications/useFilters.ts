import { useSearchParams } from 'react-router-dom'
import { readFilters, writeFilters, type Filters } from './filters'

/** The filters of the page, kept in its address: a link or a bookmark brings them back. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params)
  function change(part: Partial<Filters>) {
    setParams((before) => writeFilters(before, { ...readFilters(before), ...part }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  return [filters, change]
}
