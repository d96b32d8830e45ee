import { useLayoutEffect, useRef, useState } from 'react'

/** The id of an application's link in the queue. */
export function linkId(applicationId: string): string {
  return `queue-${applicationId}`
}

/**
 * Gives the focus to the application in the queue that one came from, when the pane that had it is
 * gone: on a phone, and where the last of a list was deleted. If it is no longer in the queue, the
 * heading has it.
 */
export function useWayBack(openId: string | undefined, isDesk: boolean) {
  const [from, setFrom] = useState<string>()
  if (openId !== undefined && openId !== from) setFrom(openId)
  const heading = useRef<HTMLHeadingElement>(null)
  const given = useRef<HTMLElement>(null)

  // After every render: what was decided on leaves the queue a little later.
  useLayoutEffect(() => {
    if (!isDesk || openId !== undefined || from === undefined) given.current = null
    else if (document.activeElement === document.body && given.current?.isConnected !== true) {
      given.current = document.getElementById(linkId(from)) ?? heading.current
      given.current?.focus()
    }
  })
  return { heading, from }
}
