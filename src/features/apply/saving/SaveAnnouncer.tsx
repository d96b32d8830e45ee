import { useEffect, useState } from 'react'
import { formatTime } from '../../../lib/dates'
import type { Readable } from '../../../lib/store'
import type { SaveState } from '../../../storage/drafts/DraftWriter'
import { saveStatusCopy as copy } from '../copy'

/** The pause in typing after which a screen reader announces that the draft is saved, in milliseconds. */
const quiet = 3_000

/** How long that stands there to be read out, in milliseconds: later it may no longer be true. */
const stays = 10_000

/** Announces politely that the draft is saved: after a pause, and at most once a minute. */
export function SaveAnnouncer({ writer }: { writer: Readable<SaveState> }) {
  const [text, setText] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let said = ''
    const say = (next: string) => {
      said = next
      setText(next)
      timer = setTimeout(() => setText(''), stays)
    }
    const stop = writer.subscribe(() => {
      clearTimeout(timer)
      setText('')
      const { status, savedAt } = writer.read()
      if (status !== 'saved' || savedAt === undefined) return
      const next = copy.saved(formatTime(savedAt))
      if (next !== said) timer = setTimeout(say, quiet, next)
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
