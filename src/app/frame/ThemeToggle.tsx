import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { buttonClass } from '../../ui/page/buttonClass'
import { themeCopy as copy } from './copy'
import { readTheme, subscribeTheme, toggleTheme } from './theme'

/** Light or dark; until somebody chooses, the device's setting applies. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeTheme, readTheme, () => 'light')
  const dark = theme === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <button
      type="button"
      aria-label={dark ? copy.toLight : copy.toDark}
      onClick={toggleTheme}
      className={buttonClass({ variant: 'quiet', size: 'small' })}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
