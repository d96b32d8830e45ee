import { useEffect, useLayoutEffect, useState } from 'react'
import { useUser } from '../../auth/useUser'
import type { GrantForm, OwnDetail } from '../../domain/grant-form/grantForm'
import { keepOwnDetail, readOwnDetails, type OwnDetails } from '../../storage/drafts/ownDetails'
import type { FormAnswers } from './answers/FormAnswers'
import type { GrantPath } from './paths'

/**
 * What the profile knows about the applicant, read for each opening of the draft, because the form
 * before it may have added to it; undefined until it is read, nothing if it cannot be.
 */
export function useOwnDetails(opening: number): OwnDetails | undefined {
  const user = useUser()
  const [details, setDetails] = useState<OwnDetails>()

  useEffect(() => {
    let current = true
    const show = (found: OwnDetails) => current && setDetails(found)
    readOwnDetails(user).then(show, () => show({}))
    return () => {
      current = false
    }
  }, [user, opening])

  return details
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

  // Before the first paint, because an answer from the profile is marked as such below its field.
  useLayoutEffect(() => {
    for (const [path, detail] of ownPaths(form)) {
      const text = own[detail] ?? ''
      if (text !== '' && answers.getValues(path) === '') fill(path, text)
    }
  }, [form, answers, own, fill])

  useEffect(() => {
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
