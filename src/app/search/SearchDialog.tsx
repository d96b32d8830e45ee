import { useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../auth/AuthContext'
import { Dialog } from '../../ui/Dialog'
import { fieldClass } from '../../ui/fieldClass'
import { searchCopy as copy } from './copy'
import { SearchResults } from './SearchResults'
import { searchIndex, searchItems, type SearchItem } from './searchIndex'

const listId = 'search-results'
const optionId = (index: number) => `search-result-${index}`

/** Search over pages, questions, documents and events: a combobox whose list is always open. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const leaving = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const results = searchItems(searchIndex(user?.role ?? null), query)

  function choose(item: SearchItem | undefined) {
    if (item === undefined) return
    leaving.current = true
    onClose()
    void navigate(item.to)
  }
  function move(step: number) {
    if (results.length === 0) return
    const next = (active + step + results.length) % results.length
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  function onKey(event: KeyboardEvent) {
    // While a word is being composed (Gujarati, Hindi) the keys are the keyboard's own.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') choose(results[active])
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      title={copy.title}
      open
      onClose={onClose}
      initialFocus={input}
      returnsFocus={() => !leaving.current}
    >
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={copy.label}
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={results.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={copy.label}
        onKeyDown={onKey}
        onChange={(event) => {
          setQuery(event.target.value)
          setActive(0)
        }}
        className={fieldClass}
      />
      <p role="status" className="mt-3 text-sm text-muted">
        {query.trim() === ''
          ? copy.pages
          : results.length === 0
            ? copy.none
            : `${results.length} ${results.length === 1 ? copy.one : copy.many}`}
      </p>
      <SearchResults
        id={listId}
        optionId={optionId}
        items={results}
        active={active}
        onPoint={setActive}
        onChoose={choose}
      />
      <p className="mt-3 hidden text-sm text-muted sm:block">{copy.keys}</p>
    </Dialog>
  )
}
