import { useEffect, useState } from 'react'

/** How long a success banner stays, in milliseconds (spec §8). */
const bannerTime = 3_000

/** A sentence that disappears by itself, and how to show one. */
export function useSuccess(): [string | undefined, (text: string) => void] {
  const [success, setSuccess] = useState<{ text: string }>()
  useEffect(() => {
    if (success === undefined) return undefined
    const timer = setTimeout(() => setSuccess(undefined), bannerTime)
    return () => clearTimeout(timer)
  }, [success])
  // A new object each time: the same sentence again stays its full time.
  return [success?.text, (text) => setSuccess({ text })]
}
