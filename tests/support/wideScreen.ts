import { vi } from 'vitest'

/** Makes jsdom's screen wide, so that tables are shown as tables; the set-up resets it after each test. */
export function wideScreen(): void {
  const narrow = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(narrow(media), { matches: media.includes('width >=') }),
  )
}
