import { vi } from 'vitest'

/** jsdom has no layout: gives a virtual list room for two rows, each as high as the list expects. */
export function layOut(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(150)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1024)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
}
