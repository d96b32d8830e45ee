import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { buttonClass } from '../../ui/buttonClass'
import { readTheme, subscribeTheme, toggleTheme } from './theme'

/** Light or dark; until somebody chooses, the device decides. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeTheme, readTheme, () => 'light')
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = other === 'dark' ? Moon : Sun
  return (
    <button
      type="button"
      aria-label={`Switch to ${other} theme`}
      onClick={toggleTheme}
      className={buttonClass({ variant: 'quiet', size: 'small' })}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
