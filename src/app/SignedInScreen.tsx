import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { useAuth } from '../auth/AuthContext'
import { noticeStore } from '../ui/overlays/notices'
import { useClosedByBack } from '../ui/overlays/useClosedByBack'
import { HiddenScreen } from '../ui/page/HiddenScreen'
import { focusHeading } from './frame/useHeadingFocus'
import { SignInOverPart } from './signInOverPart'
import { useStore } from '../lib/react/useStore'

/** Back would lead the screen behind the sign-in to another page. */
const stays = () => undefined

/**
 * A screen of a signed-in person. When the server ends the session, the screen stays mounted but
 * hidden, and the sign-in dialog opens over it: the same person continues in the same field, anybody
 * else gets a fresh screen.
 */
export function SignedInScreen({ children }: { children: ReactNode }) {
  const { person, expired } = useAuth()
  const { asks } = useStore(noticeStore)
  const lastFocus = useRef<HTMLElement>(null)
  const isOver = expired && asks.length === 0
  useClosedByBack(isOver ? stays : undefined)

  useEffect(() => {
    if (!expired) return undefined
    return () => {
      const last = lastFocus.current
      // A fresh screen has no field to go on in, nor has one that an alert led to meanwhile.
      if (last?.isConnected === true) last.focus()
      else focusHeading()
    }
  }, [expired])

  return (
    <>
      <div
        inert={expired}
        className={expired ? 'invisible' : undefined}
        onFocusCapture={(event) => {
          lastFocus.current = event.target
        }}
      >
        <HiddenScreen value={expired}>
          <Fragment key={person?.id}>{children}</Fragment>
        </HiddenScreen>
      </div>
      {/* One modal at a time: an alert that gives the reason comes first. */}
      {isOver && <SignInOverPart />}
    </>
  )
}
