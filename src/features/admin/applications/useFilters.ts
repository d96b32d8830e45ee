import { useEffect } from 'react'
import { useUser } from '../../../auth/useUser'
import { useShared } from '../../../storage/sealing/useShared'
import { useAddress, withParam } from '../../../ui/address/useAddress'
import { useLeft } from '../../../ui/lists/left/useLeft'
import { readFilters, writeFilters, type Filters } from './filters'

/** How long typing rests before the address says what is searched for, in milliseconds. */
const rest = 1_000

const inPlace = { replace: true, preventScrollReset: true }

/**
 * The filters of the page, stored in its address, so that links and bookmarks restore them. A search is
 * stored when its typing rests or its field is left: a browser lists each address that a page had among
 * those visited. On a shared computer it is in this page alone: a browser writes each address to the
 * disk, and shows it while the screen is locked.
 */
export function useFilters() {
  const [params, changeAddress] = useAddress()
  const shared = useShared()
  const asked = readFilters(params)
  const stored = { at: asked.search, text: asked.search }
  const [typed, setTyped] = useLeft(useUser(), 'search', stored)
  // The address has another search since: a link, Back, or what was typed.
  if (!shared && typed.at !== stored.at) setTyped(stored)
  const filters: Filters = { ...asked, search: typed.text }
  const isResting = shared || typed.text === asked.search

  function change(part: Partial<Filters>) {
    if (part.search !== undefined) setTyped({ ...typed, text: part.search })
    changeAddress((before) => {
      const next = writeFilters(before, { ...readFilters(before), search: typed.text, ...part })
      if (shared) next.delete('q')
      // A different list starts with its own first application, and a table with none.
      if (part.status !== undefined || part.search !== undefined || part.layout !== undefined)
        next.delete('view')
      return next
    }, inPlace)
  }

  function type(text: string) {
    setTyped({ ...typed, text })
    if (params.has('view')) changeAddress((before) => withParam(before, 'view', null), inPlace)
  }

  function storeTyped() {
    if (!isResting) change({ search: typed.text })
  }

  // After each render, so that it stores what the last one shows.
  useEffect(() => {
    if (isResting) return undefined
    const resting = setTimeout(storeTyped, rest)
    return () => clearTimeout(resting)
  })

  return { filters, change, search: { type, store: storeTyped } }
}
