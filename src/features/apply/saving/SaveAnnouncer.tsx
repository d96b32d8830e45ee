import { useEffect, useState } from 'react'
import { formatTime } from '../../../lib/dates'
import type { DraftWriter } from '../../../storage/drafts/DraftWriter'
import { saveStatusCopy as copy } from '../copy'

/** The pause in typing after which a screen reader announces that the draft is saved, in milliseconds. */
const quiet = 3_000

/** Announces politely that the draft is saved: after a pause, and at most once a minute. */
export function SaveAnnouncer({ writer }: { writer: DraftWriter }) {
  const [text, setText] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = writer.subscribe(() => {
      clearTimeout(timer)
      const { status, savedAt } = writer.read()
      if (status !== 'saved' || savedAt === undefined) return
      timer = setTimeout(() => setText(copy.saved(formatTime(savedAt))), quiet)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [writer])
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
