import { useEffect, useState } from 'react'

/** How long a success banner stays, in milliseconds (spec §8). */
const bannerTime = 3_000

/** A message that disappears by itself, and a function that shows one. */
export function useSuccess(): [string | undefined, (text: string) => void] {
  const [success, setSuccess] = useState<{ text: string }>()
  useEffect(() => {
    if (success === undefined) return undefined
    const timer = setTimeout(() => setSuccess(undefined), bannerTime)
    return () => clearTimeout(timer)
  }, [success])
  // A new object each time, so that a repeated message stays for its full time.
  return [success?.text, (text) => setSuccess({ text })]
}
