import { useEffect, useState } from 'react'

/**
 * The current moment in epoch milliseconds, updated every minute, and when somebody returns to the tab:
 * a tab that the browser has frozen wakes up in the minute in which it fell asleep.
 */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, 60_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
