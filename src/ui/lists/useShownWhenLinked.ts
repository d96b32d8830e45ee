import { useState } from 'react'
import { useLocation } from 'react-router-dom'

type Entry = { id: string }

/**
 * Takes a filter back when a link leads to something that it leaves out, as those of the site search
 * do: without it nothing would be seen to happen.
 */
export function useShownWhenLinked(
  all: readonly Entry[],
  shown: readonly Entry[],
  showAll: () => void,
): void {
  const { hash, key } = useLocation()
  const [followed, setFollowed] = useState(key)
  // While rendering, so that it is there when the link's focus comes.
  if (key === followed) return
  setFollowed(key)
  const isLinked = ({ id }: Entry) => hash === `#${id}`
  if (all.some(isLinked) && !shown.some(isLinked)) showAll()
}
