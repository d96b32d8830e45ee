type Theme = 'light' | 'dark'

const listeners = new Set<() => void>()
const darkDevice = '(prefers-color-scheme: dark)'

/** The theme in force: the chosen one, which the boot script puts on the document, else the device's. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(darkDevice).matches ? 'dark' : 'light'
}

export function toggleTheme(): void {
  const theme: Theme = readTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function subscribeTheme(listener: () => void): () => void {
  const device = matchMedia(darkDevice)
  device.addEventListener('change', listener)
  listeners.add(listener)
  return () => {
    device.removeEventListener('change', listener)
    listeners.delete(listener)
  }
}
