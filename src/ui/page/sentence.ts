import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with elements in it. A `copy.ts` lists the parts in the order that its language needs. */
export function sentence(...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts)
}
