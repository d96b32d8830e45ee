import { useEffect, useRef, useState } from 'react'
import type { UseFormReset } from 'react-hook-form'
import { useAuth } from '../../auth/AuthContext'
import { holdUnsaved } from '../../pwa/unsaved'
import { readKept, updateKept } from '../../storage/kept'
import { blankContact, type ContactValues } from './contactForm'

const key = 'contact-draft'

/** Keeps what is typed into the form on this device: one write in flight, then the latest values. */
export function useContactDraft(reset: UseFormReset<ContactValues>) {
  const { user } = useAuth()
  const userId = user?.id ?? ''
  const [failed, setFailed] = useState(false)
  const waiting = useRef<{ values: ContactValues | undefined }>(undefined)
  const writing = useRef(false)
  const touched = useRef(false)

  useEffect(() => {
    let current = true
    void (async () => {
      const stored = await readKept<ContactValues>(userId, key).catch(() => undefined)
      // What is being typed right now is newer.
      if (current && stored !== undefined && !touched.current) reset({ ...blankContact, ...stored })
    })()
    return () => {
      current = false
    }
  }, [userId, reset])

  async function write() {
    if (writing.current) return
    writing.current = true
    const release = holdUnsaved()
    try {
      while (waiting.current !== undefined) {
        const { values } = waiting.current
        waiting.current = undefined
        await updateKept(userId, key, () => values)
      }
      setFailed(false)
    } catch {
      setFailed(true)
    } finally {
      writing.current = false
      release()
    }
  }

  return {
    /** The device would not keep the last change. */
    failed,
    /** Keeps the values; `undefined` erases them. */
    keep(values: ContactValues | undefined) {
      touched.current = true
      waiting.current = { values }
      void write()
    },
  }
}
