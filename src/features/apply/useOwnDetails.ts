import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useUser } from '../../auth/useUser'
import type { GrantForm, OwnDetail } from '../../domain/grant-form/grantForm'
import { onReturn } from '../../lib/onReturn'
import { keepOwnDetail, readOwnDetails, type OwnDetails } from '../../storage/drafts/ownDetails'
import type { FormAnswers } from './answers/FormAnswers'
import type { GrantPath } from './paths'

/**
 * What the profile knows about the applicant, read for each opening of the draft, because the form
 * before it may have added to it, and when somebody returns to this tab, because another may have
 * corrected the profile; undefined until it is read, nothing if it cannot be.
 */
export function useOwnDetails(opening: number): OwnDetails | undefined {
  const user = useUser()
  const [details, setDetails] = useState<OwnDetails>()

  useEffect(() => {
    let current = true
    const show = (found: OwnDetails) => current && setDetails(found)
    readOwnDetails(user).then(show, () => show({}))
    const showProfile = (found: OwnDetails) =>
      current && setDetails((before) => before && withProfile(before, found))
    const stop = onReturn(() => {
      readOwnDetails(user).then(showProfile, () => undefined)
    })
    return () => {
      current = false
      stop()
    }
  }, [user, opening])

  return details
}

/** What the profile says by now; what was typed in a form stays, which may be this one. */
function withProfile(before: OwnDetails, now: OwnDetails): OwnDetails {
  const typed = now.typed?.map((detail) => [detail, before[detail]]) ?? []
  return { ...now, ...Object.fromEntries(typed) }
}

/**
 * Fills in details that belong to the application itself (the institution and its head) where they
 * are blank, and saves them for the next form when typed.
 */
export function useOwnAnswers(
  form: GrantForm,
  answers: FormAnswers,
  own: OwnDetails,
  /** Fills in what the person did not type; this alone causes no write. */
  fill: (path: GrantPath, text: string) => void,
): void {
  const user = useUser()
  const offered = useRef<OwnDetails>({})

  // Before the first paint, because an answer from the profile is marked as such below its field.
  useLayoutEffect(() => {
    for (const [path, detail] of ownPaths(form)) {
      const text = own[detail] ?? ''
      const isNew = text !== offered.current[detail]
      // What somebody has removed since stays removed.
      if (isNew && text !== '' && answers.getValues(path) === '') fill(path, text)
    }
    offered.current = own
  }, [form, answers, own, fill])

  useLayoutEffect(() => {
    const paths = new Map<GrantPath, OwnDetail>(ownPaths(form))
    return answers.subscribe((path) => {
      if (path === undefined) return
      const own = paths.get(path)
      if (own === undefined) return
      keepOwnDetail(user.id, own, answers.getValues(path).trim()).catch(() => undefined)
    })
  }, [user, form, answers])
}

/** The application's own fields that the profile can answer. */
function ownPaths(form: GrantForm) {
  return form.sections
    .filter(({ kind }) => kind === 'fields')
    .flatMap(({ fields }) =>
      fields.flatMap(({ name, own }) =>
        own === undefined ? [] : [[`fields.${name}`, own] as const],
      ),
    )
}
