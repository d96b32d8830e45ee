import { localValue } from '../../lib/localValue'

type Theme = 'light' | 'dark'

const stored = localValue('theme')

/** From the current theme, the chosen one (which the boot script sets on the document) or the device's, to the other. */
export function toggleTheme(): void {
  const { dataset } = document.documentElement
  const now = dataset['theme'] ?? (isDarkDevice() ? 'dark' : 'light')
  const theme: Theme = now === 'dark' ? 'light' : 'dark'
  dataset['theme'] = theme
  stored.write(theme)
}

function isDarkDevice(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches
}
