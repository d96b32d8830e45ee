import { localValue } from '../../lib/localValue'
import { Store } from '../../lib/store'

type Theme = 'light' | 'dark'

const darkDevice = '(prefers-color-scheme: dark)'
const stored = localValue('theme')
/** The choice made while this page is open. */
const chosen = new Store<Theme | undefined>(undefined)

/** The current theme: the chosen one, which the boot script sets on the document, else the device's. */
export function readTheme(): Theme {
  const theme = document.documentElement.dataset['theme']
  if (theme === 'light' || theme === 'dark') return theme
  return matchMedia(darkDevice).matches ? 'dark' : 'light'
}

export function toggleTheme(): void {
  const theme: Theme = readTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = theme
  stored.write(theme)
  chosen.set(theme)
}

export function subscribeTheme(listener: () => void): () => void {
  const device = matchMedia(darkDevice)
  device.addEventListener('change', listener)
  const stop = chosen.subscribe(listener)
  return () => {
    device.removeEventListener('change', listener)
    stop()
  }
}
