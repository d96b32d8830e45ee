/**
 * Why something that this device keeps is in no list: only a newer version of the portal can read it,
 * it is damaged and set aside whole, with its owner's id or without, or the browser has lost its bytes.
 * `office` is a decision or an added application that cannot be read, and stays where it is.
 */
export type WhyUnshown = 'newer' | 'damaged' | 'ownerless' | 'lost' | 'office'

/** How many of something are in no list, by the reason. */
export type Unshown = Readonly<Record<WhyUnshown, number>>

/** What a list calls for each one that it leaves out. */
export type OnUnshown = (why: WhyUnshown) => void

/** Counts what a list leaves out. */
export function countUnshown(): { unshown: Unshown; onUnshown: OnUnshown } {
  const unshown = { newer: 0, damaged: 0, ownerless: 0, lost: 0, office: 0 }
  return {
    unshown,
    onUnshown: (why) => {
      unshown[why] += 1
    },
  }
}

export function isAnyUnshown(unshown: Unshown): boolean {
  return Object.values(unshown).some((count) => count > 0)
}
