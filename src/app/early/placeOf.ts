import type { Place } from './early'

/** Where an element is, for finding the one that replaces it. */
export function placeOf(element: Element): Place {
  let place = ''
  for (let at = element; at.id !== 'root' && at.parentElement !== null; at = at.parentElement) {
    const { localName } = at
    const alike = Array.from(at.parentElement.children).filter(
      (other) => other.localName === localName,
    )
    place = `>${localName}:nth-of-type(${alike.indexOf(at) + 1})${place}`
  }
  return `#root${place}`
}
