import { useLayoutEffect } from 'react'

/**
 * Keeps the focus in the page while what has it disappears: a row that was decided on, a button that
 * has served its purpose, a dialog whose opener is gone. It then goes to what had it in the page
 * before, else to the row that took its place, else to the heading above; never to a button that would
 * do the same to the next row.
 */
export function useKeptFocus(): void {
  useLayoutEffect(() => {
    const main = document.querySelector('main')
    return main === null ? undefined : keepFocusIn(main)
  }, [])
}

const menus = '[role=menu]'
const lists = 'tbody, ul, ol, [role=rowgroup]'
const rows = 'tr, li'
const cells = '[data-cell]'
const headings = 'h1, h2'

function keepFocusIn(main: HTMLElement): () => void {
  /** What has the focus, in a dialog too. */
  let last: Element | undefined
  /** What has it in the page, or what has taken its place. */
  let place: HTMLElement | undefined

  function onFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return
    last = target
    if (main.contains(target) && target.closest(menus) === null) place = target
  }
  // A press on nothing takes the focus away as well, and means to. One on what has it leaves it there.
  function onPress({ target }: PointerEvent) {
    if (!(target instanceof Node && last?.contains(target) === true)) last = undefined
  }
  function giveBack() {
    if (document.activeElement === document.body && place?.isConnected === true) focusOn(place)
  }

  const changes = new MutationObserver((records) => {
    for (const record of records)
      if (place?.isConnected === false && takesAway(record, place))
        place = inPlaceOf(record, records, main)
    if (last === undefined || document.activeElement !== document.body) return
    const had = last
    // A dialog that closes gives the focus back itself, a moment later.
    if (records.some((record) => takesAway(record, had))) requestAnimationFrame(giveBack)
  })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress, true)
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress, true)
    changes.disconnect()
  }
}

function takesAway({ removedNodes }: MutationRecord, element: Element): boolean {
  return [...removedNodes].some((node) => node.contains(element))
}

function inPlaceOf(
  { target, previousSibling, nextSibling }: MutationRecord,
  records: readonly MutationRecord[],
  main: HTMLElement,
): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  const neighbours = [nextSibling, previousSibling, target.lastElementChild]
  const neighbour = neighbours.find(isThere)
  if (target.matches(lists) && neighbour !== undefined) return neighbour
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isThere)
  const cell = added.find((node) => node.matches(cells) && node.parentElement === target)
  // The first of the rows that a button below them has added.
  const row = added.find((node) => node.matches(rows) && previousSibling?.contains(node) === true)
  return cell ?? row ?? headingAbove(isThere(nextSibling) ? nextSibling : undefined, target, main)
}

function isThere(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.isConnected
}

/** The last heading before an element, or before the end of another one. */
function headingAbove(
  before: Element | undefined,
  end: Element,
  main: HTMLElement,
): HTMLElement | undefined {
  const isAbove = (heading: Element) =>
    before === undefined
      ? end.contains(heading) || isBefore(heading, end)
      : isBefore(heading, before)
  return [...main.querySelectorAll<HTMLElement>(headings)].findLast(isAbove)
}

function isBefore(one: Element, other: Element): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
}

function focusOn(element: HTMLElement): void {
  element.focus()
  if (document.activeElement === element) return
  element.tabIndex = -1
  element.focus()
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}
