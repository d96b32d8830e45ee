import { Search } from 'lucide'
import { useLayoutEffect, useState } from 'react'
import { isComposing } from '../../lib/isComposing'
import { buttonClass } from '../../ui/page/buttonClass'
import { lazyPart } from '../../ui/page/lazyPart'
import { isSearchKey } from '../early/searchKey'
import { searchCopy as copy } from './copy'
import { Icon } from '../../ui/page/Icon'

// The dialog and its index are loaded when somebody searches.
const SearchDialog = lazyPart(
  async () => (await import('./SearchDialog')).SearchDialog,
  ({ onClose }) => onClose(),
)

/** The search button in the bar, and Ctrl+K or ⌘K everywhere. */
export function SearchButton() {
  const [open, setOpen] = useState(false)

  // In the same commit as the button: an effect after the paint would miss a key that is pressed at
  // once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The dialog may still be loading, and cannot hear the key yet.
      if (event.key === 'Escape' && !isComposing(event)) setOpen(false)
      if (!isSearchKey(event)) return
      event.preventDefault()
      // Another dialog is waiting for its answer.
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
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        title={copy.shortcut}
        onClick={() => setOpen(true)}
        className={buttonClass({ variant: 'quiet', size: 'small' })}
      >
        <Icon shape={Search} className="size-5" />
      </button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
