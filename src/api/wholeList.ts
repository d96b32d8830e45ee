import { lastNames, nextNames, pageCountNames, pagingNames, wholeNames } from './names'
import { isNo, valueAt } from './places'

/* How servers that send a list by pages say what there is besides the first one. */

/**
 * The number of records in the whole list of which an answer has `sent`, or `more` if it says only
 * that there are more; undefined for a whole list.
 */
export function wholeList(body: unknown, sent: number): number | 'more' | undefined {
  const tops = [body, valueAt(body, 'data')]
  const places = [...tops, ...inside(tops), ...inside(inside(tops))]
  const said = (names: readonly string[]) =>
    places.flatMap((place) => names.map((name) => valueAt(place, name)))
  const whole = Math.max(...said(wholeNames).map(Number).filter(Number.isSafeInteger))
  if (whole > sent) return whole
  const isPage =
    said(pageCountNames).some((count) => Number(count) > 1) ||
    said(nextNames).some((next) => Boolean(next) && !isNo(next)) ||
    places.flat().some((link) => valueAt(link, 'rel') === 'next') ||
    said(lastNames).includes(false)
  return isPage ? 'more' : undefined
}

function inside(places: readonly unknown[]): unknown[] {
  return places.flatMap((place) => pagingNames.map((name) => valueAt(place, name)))
}
