import { SunMoon } from 'lucide'
import { buttonClass } from '../../ui/page/buttonClass'
import { themeCopy as copy } from './copy'
import { toggleTheme } from './theme'
import { Icon } from '../../ui/page/Icon'

/**
 * Light or dark; until somebody chooses, the device's setting applies. It says the same in both, so
 * that it is true on a page that was built for any device.
 */
export function ThemeToggle() {
  return (
    <button
      type="button"
      aria-label={copy.toggle}
      onClick={toggleTheme}
      className={buttonClass({ variant: 'quiet', size: 'small' })}
    >
      <Icon shape={SunMoon} className="size-5" />
    </button>
  )
}
