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

/** The same element, or the one that replaced it. */
export function find<Wanted extends Element>(wanted: Wanted, place: Place): Wanted | undefined {
  if (wanted.isConnected) return wanted
  const found = document.querySelector(typeof place === 'string' ? place : selectorOf(place))
  return found?.className === wanted.className ? (found as Wanted) : undefined
}

function selectorOf(indices: readonly number[]): string {
  return `#root${indices.map((index) => `>:nth-child(${index + 1})`).join('')}`
}
