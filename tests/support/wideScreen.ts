import { vi } from 'vitest'

/** Makes jsdom's screen wide, so that tables are tables; `setup.ts` undoes it after each test. */
export function wideScreen(): void {
  const narrow = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(narrow(media), { matches: media.includes('width >=') }),
  )
}
