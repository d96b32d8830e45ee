import { useEffect, useMemo, useRef } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { GrantValues } from '../../domain/grant-form/grantForm'
import type { Place } from '../../storage/rows'
import { holdUnsaved } from '../../pwa/unsaved'
import type { OpenedDraft } from './useDraft'

export type GrantFormState = UseFormReturn<GrantValues>

/**
 * The form's state: uncontrolled inputs, and a subscription that writes the draft on every input.
 * Remembers where the applicant is, so that opening the draft again leads back there.
 */
export function useGrantForm(opened: OpenedDraft): {
  form: GrantFormState
  /** Writes now what the inputs do not tell by themselves (a member added, a file chosen). */
  save: () => void
} {
  const { writer } = opened
  const form = useForm<GrantValues>({ defaultValues: opened.values })
  const focused = useRef(opened.place?.path ?? null)

  const save = useMemo(
    () => () =>
      writer.write(() => ({
        values: structuredClone(form.getValues()),
        place: { path: focused.current, scrollY: window.scrollY } satisfies Place,
      })),
    [writer, form],
  )

  useEffect(() => form.subscribe({ formState: { values: true }, callback: save }), [form, save])

  // While anything is not on disk no update may load, and leaving with a failed save asks first.
  useEffect(() => {
    let release: (() => void) | undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const follow = () => {
      const { status } = writer.read()
      const unsaved = status === 'saving' || status === 'failed'
      if (unsaved) release ??= holdUnsaved()
      else {
        release?.()
        release = undefined
      }
      if (status === 'failed') window.addEventListener('beforeunload', warn)
      else window.removeEventListener('beforeunload', warn)
    }
    const stop = writer.subscribe(follow)
    follow()
    return () => {
      stop()
      window.removeEventListener('beforeunload', warn)
      void writer.flush().finally(() => release?.())
    }
  }, [writer])

  // The place alone is written when scrolling ends and when the page is hidden; a blank form stays unwritten.
  useEffect(() => {
    const savePlace = () => {
      if (writer.read().status === 'saved') save()
    }
    document.addEventListener('scrollend', savePlace)
    document.addEventListener('visibilitychange', savePlace)
    return () => {
      document.removeEventListener('scrollend', savePlace)
      document.removeEventListener('visibilitychange', savePlace)
    }
  }, [writer, save])

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('form') !== null) {
        focused.current = target.id || null
      }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useEffect(() => {
    const { place } = opened
    if (place === undefined) return
    if (place.path !== null) document.getElementById(place.path)?.focus({ preventScroll: true })
    window.scrollTo({ top: place.scrollY, behavior: 'instant' })
  }, [opened])

  return { form, save }
}
