import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { buttonClass } from '../../ui/buttonClass'
import { searchCopy as copy } from './copy'

// The dialog comes with its index only when somebody searches.
const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog')).SearchDialog }))

/** The button in the bar, and Ctrl+K or ⌘K everywhere. */
export function SearchButton() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (!asked || event.altKey || event.shiftKey) return
      event.preventDefault()
      // Another dialog wants its answer first.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-label={copy.open}
        aria-keyshortcuts="Control+K Meta+K"
        title={copy.shortcut}
        onClick={() => setOpen(true)}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        <Search aria-hidden className="size-5" />
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
