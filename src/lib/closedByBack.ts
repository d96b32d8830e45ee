/** Something that may be open over the page: how to close it while it is. */
type Place = () => (() => void) | undefined

const places: Place[] = []

/**
 * Until the returned function is called, Back, with which a phone closes things, closes what is open
 * at this place before it leads to another page.
 */
export function closedByBack(place: Place): () => void {
  places.push(place)
  return () => void places.splice(places.lastIndexOf(place), 1)
}

/** Closes what was opened last; undefined where nothing is open. */
export function closerOfLast(): (() => void) | undefined {
  return places.map((place) => place()).findLast((close) => close !== undefined)
}
