import { vi } from 'vitest'

/** jsdom has no layout: gives a virtual list a height of 800 and each of its rows one of 70. */
export function layOut(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(150)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1024)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
}
