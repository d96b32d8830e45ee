import { useEffect, useState } from 'react'

/** The moment, in epoch milliseconds, by the minute: what is shown of it changes as time goes on. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
