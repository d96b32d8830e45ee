import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FieldPath, GrantForm, GrantValues } from '../../domain/grant-form/grantForm'
import { mapFields } from '../../domain/grant-form/mapFields'
import { onePage, stepOfPlace } from '../../domain/grant-form/steps'
import type { Place } from '../../storage/rows'
import { keepPressInPlace } from '../../lib/answers/keepPressInPlace'
import { painted } from '../../lib/painted'
import { holdUnsaved } from '../../pwa/unsaved'
import type { DraftFiles } from '../../storage/drafts/DraftFiles'
import type { DraftWriter } from '../../storage/drafts/DraftWriter'
import type { OpenedDraft } from '../../storage/drafts/draftState'
import { FormAnswers } from './answers/FormAnswers'
import { focusField } from './focusField'
import type { GrantPath } from './paths'

/**
 * The form's state: uncontrolled inputs, and a subscription that writes the draft on every input.
 * Input on a step is kept while another step is open.
 * Also remembers where the applicant is, so that opening the draft again leads back there.
 */
export function useGrantForm(
  form: GrantForm,
  opened: OpenedDraft,
  files: DraftFiles,
  at: { stepId: string; left: readonly string[] },
): {
  answers: FormAnswers
  /** Writes what no answer says: a file that has arrived. Resolves with whether it is on disk. */
  save: () => Promise<boolean>
  /** Fills in without writing it: what nobody typed, or a file on its way. */
  fill: (path: GrantPath, text: string) => void
  /** Path of the field on this step that had the focus last. */
  lastField: () => FieldPath | null
} {
  const { writer } = opened
  const [answers] = useState(() => new FormAnswers(opened.values))
  const focused = useRef(startAt(form, opened.place, at.stepId)?.path ?? null)
  const where = useRef(at)
  const filling = useRef(false)

  const saved = useRef<{ values: GrantValues; place: Place | undefined }>(opened)
  const place = useCallback(
    (): Place => ({
      path: focused.current,
      scrollY: window.scrollY,
      step: where.current.stepId,
      left: [...where.current.left],
    }),
    [],
  )
  const save = useCallback(() => {
    if (filling.current) return
    writer.write(() => {
      const values = mapFields(form, answers.getValues(), ({ kind }, value) =>
        kind === 'file' ? files.atRest(value) : value,
      )
      return (saved.current = { values, place: place() })
    })
  }, [writer, form, answers, files, place])
  // Without what the profile has filled in: nobody changed an answer. A blank form is not written.
  const savePlace = useCallback(() => {
    const { status } = writer.read()
    // The write under way may have the place as it was before.
    if (status === 'saving') save()
    if (status !== 'saved') return
    writer.writePlace(() => (saved.current = { values: saved.current.values, place: place() }))
  }, [writer, place, save])
  const fill = useCallback(
    (path: GrantPath, text: string) => {
      filling.current = true
      answers.setValue(path, text)
      filling.current = false
    },
    [answers],
  )
  const lastField = useCallback(() => focused.current, [])

  useLayoutEffect(() => {
    const isSameStep = where.current.stepId === at.stepId
    where.current = at
    if (isSameStep) return
    focused.current = null
    savePlace()
  }, [at, savePlace])

  // All of these in the same commit as the fields: after the paint, whatever is typed at once would be
  // missed, and not written until another key is pressed.
  useLayoutEffect(() => answers.subscribe(save), [answers, save])

  useNothingLost(writer, files)

  useLayoutEffect(() => {
    // Some programs that fill in forms tell of nothing: whatever is pressed then has it all the same,
    // the browser's Back too.
    const look = () => answers.look()
    const move = () => {
      if (JSON.stringify(place()) !== JSON.stringify(saved.current.place)) savePlace()
    }
    const note = ({ target }: FocusEvent) => {
      // Moving to a button leaves the field: the place stays at the last field.
      if (target instanceof HTMLElement && target.matches('form :is(input, select, textarea)')) {
        focused.current = target.id || null
      }
    }
    const end = new AbortController()
    const { signal } = end
    document.addEventListener('click', look, { capture: true, signal })
    window.addEventListener('popstate', look, { capture: true, signal })
    document.addEventListener('visibilitychange', look, { signal })
    document.addEventListener('visibilitychange', move, { signal })
    document.addEventListener('scrollend', move, { signal })
    document.addEventListener('focusin', note, { signal })
    return () => end.abort()
  }, [answers, savePlace, place])

  useLayoutEffect(keepPressInPlace, [])
  useReturn(form, opened, at.stepId)

  const saveNow = useCallback(async () => {
    save()
    await writer.flush()
    return writer.unsaved() === undefined
  }, [save, writer])

  return { answers, save: saveNow, fill, lastField }
}

/**
 * While anything is not on disk, or the draft is being submitted or replaced, no update may load; after
 * a failed save, and while a file is on its way, leaving asks first.
 */
function useNothingLost(writer: DraftWriter, files: DraftFiles): void {
  useLayoutEffect(() => {
    let release: (() => void) | undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const follow = () => {
      const { status, failure, ending } = writer.read()
      const isArriving = files.arriving.read().size > 0
      // What a lost connection keeps from being saved comes along when the page is loaded again.
      const atRisk = isArriving || (status === 'failed' && failure !== 'cutOff')
      if (isArriving || ending || status === 'saving' || status === 'failed')
        release ??= holdUnsaved(painted())
      else {
        release?.()
        release = undefined
      }
      if (atRisk) window.addEventListener('beforeunload', warn)
      else window.removeEventListener('beforeunload', warn)
    }
    const stops = [writer.subscribe(follow), files.arriving.subscribe(follow)]
    follow()
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('beforeunload', warn)
      void files
        .settledSoon()
        .then(() => writer.flush())
        .finally(() => release?.())
    }
  }, [writer, files])
}

/** Leads to where the applicant stopped, or to the field that the address names, when the form is opened. */
function useReturn(form: GrantForm, opened: OpenedDraft, stepId: string): void {
  const [openedAt] = useState(stepId)
  useLayoutEffect(() => {
    const place = startAt(form, opened.place, openedAt)
    if (place === undefined) {
      focusField(location.hash.slice(1))
      return
    }
    const field = place.path ?? ''
    focusField(field, { preventScroll: true })
    window.scrollTo({ top: place.scrollY, behavior: 'instant' })
    // A strip at the top may be gone since the page was last loaded.
    document.getElementById(field)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [form, opened, openedAt])
}

/**
 * Where to continue when the form is opened at a step: nowhere in it if the applicant stopped at
 * another one.
 */
function startAt(form: GrantForm, place: Place | undefined, stepId: string): Place | undefined {
  const stopped = place?.step === onePage ? onePage : stepOfPlace(form, place).id
  return stopped === stepId ? place : undefined
}
