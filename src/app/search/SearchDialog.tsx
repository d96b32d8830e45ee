import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext'
import { Combobox } from '../../ui/overlays/Combobox'
import { Dialog } from '../../ui/overlays/Dialog'
import { searchDialogCopy as copy } from './dialogCopy'
import { SearchResult } from './SearchResult'
import { searchOver, type Found } from './findItems'
import { searchIndex } from './searchIndex'

/** Search over pages, questions, documents and events. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const leaving = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const role = user?.role ?? null
  const find = useMemo(() => searchOver(searchIndex(role)), [role])
  const { found, meant } = useMemo(() => find(query), [find, query])

  function open({ item }: Found) {
    leaving.current = true
    onClose()
    void navigate(item.to)
  }

  return (
    <Dialog
      title={copy.title}
      open
      onClose={onClose}
      initialFocus={input}
      returnsFocus={() => !leaving.current}
    >
      <Combobox
        input={input}
        label={copy.label}
        listLabel={copy.results}
        text={query}
        onText={setQuery}
        items={found}
        idOf={({ item }) => item.to}
        status={query.trim() === '' ? copy.pages : copy.found(found.length, meant)}
        onChoose={open}
      >
        {(item) => <SearchResult found={item} />}
      </Combobox>
      <p className="mt-3 hidden text-sm text-muted sm:block">{copy.keys}</p>
    </Dialog>
  )
}
