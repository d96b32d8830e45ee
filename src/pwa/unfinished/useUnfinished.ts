import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { latestWins } from '../../lib/latestWins'
import { onReturn } from '../../lib/onReturn'
import { changeSetting, readSetting, type Change } from '../../storage/settings/settings'
import { holdUnsaved } from '../unsaved'

/**
 * Saves input under one of the person's settings, from the first letter on. `putBack` receives what
 * was saved before (`undefined` for nothing), unless the person has already typed, and again what
 * another tab has saved since, when somebody returns to this one; it must be a stable function. Where
 * the form can be typed into long before what was saved is read, `join` makes one of both (`undefined`:
 * what was typed stays); it must be stable, too.
 */
export function useUnfinished<Value>(
  userId: string,
  key: string,
  putBack: (kept: Value | undefined) => void,
  join?: (kept: Value) => Value | undefined,
) {
  const [failure, setFailure] = useState<{ error: unknown }>()
  const failed = failure !== undefined
  const touched = useRef(false)
  const input = useMemo(() => keptInput<Value>(userId, key), [userId, key])
  const keep = useCallback(
    async (change: Change<Value>): Promise<boolean> => {
      touched.current = true
      const release = holdUnsaved()
      const refused = await input.write(change).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      // Before this hold is given up, the one below has begun: an update that waits takes the tab at once.
      flushSync(() => setFailure(refused))
      release()
      return refused === undefined
    },
    [input],
  )

  useEffect(() => {
    let current = true
    const found = (kept?: Value) => {
      if (!current) return
      if (!touched.current) {
        putBack(kept)
        return
      }
      // What is being typed right now is newer.
      const both = kept === undefined ? undefined : join?.(kept)
      if (both === undefined) return
      putBack(both)
      void keep(() => both)
    }
    // Unreadable counts as empty; the first change reports what is wrong.
    input.read().then(found, () => found())
    return () => {
      current = false
    }
  }, [input, join, keep, putBack])
  useEffect(() => {
    // What the device refused is newer than what it has.
    if (failed) return undefined
    let current = true
    const look = async () => {
      const change = await input.changedElsewhere().catch(() => undefined)
      if (current && change !== undefined) putBack(change.kept)
    }
    const stop = onReturn(() => void look())
    return () => {
      current = false
      stop()
    }
  }, [failed, input, putBack])
  // Input that the device did not save is only in this tab.
  useEffect(() => (failed ? holdUnsaved() : undefined), [failed])

  return {
    /** The device did not save the last change. */
    failed,
    /** Why, while it did not. */
    error: failure?.error,
    /** Changes what is saved; `undefined` erases it. Resolves with whether the device saved it. */
    keep,
  }
}

/** Input under one setting, and what this tab knows of it. */
function keptInput<Value>(userId: string, key: string) {
  /** What it last read or wrote, as text. */
  let known: string | undefined
  let writing = 0
  /** None is passed over: what one erased would be kept with what is typed next. */
  let waiting: Change<Value>[] = []
  const textOf = (kept: Value | undefined) => JSON.stringify(kept ?? null)
  const write = latestWins(async () => {
    const changes = waiting
    waiting = []
    known = textOf(
      await changeSetting<Value>(userId, key, (kept) =>
        changes.reduce((before, change) => change(before), kept),
      ),
    )
  })
  return {
    async read(): Promise<Value | undefined> {
      const kept = await readSetting<Value>(userId, key)
      known ??= textOf(kept)
      return kept
    },
    async write(change: Change<Value>): Promise<void> {
      writing += 1
      waiting.push(change)
      await write(undefined).finally(() => {
        writing -= 1
      })
    },
    /** What another tab has made of it since, unless this one is changing it. */
    async changedElsewhere(): Promise<{ kept: Value | undefined } | undefined> {
      const before = known
      const kept = await readSetting<Value>(userId, key)
      const now = textOf(kept)
      if (before === undefined || now === before || known !== before || writing > 0)
        return undefined
      known = now
      return { kept }
    },
  }
}
