import { useEffect, useState } from 'react'
import { useUser } from '../../auth/useUser'
import type { GrantForm, OwnDetail } from '../../domain/grant-form/grantForm'
import { keepOwnDetail, readOwnDetails, type OwnDetails } from '../../storage/settings/ownDetails'
import type { GrantPath } from './paths'
import type { GrantFormState } from './useGrantForm'

/**
 * What the profile knows about the applicant. Details that belong to the application itself (the
 * institution and its head) are filled in where they are blank, and saved for the next form when
 * typed.
 */
export function useOwnDetails(
  definition: GrantForm,
  form: GrantFormState,
  /** Fills in what the person did not type; this alone causes no write. */
  fill: (path: GrantPath, text: string) => void,
): OwnDetails {
  const user = useUser()
  const [details, setDetails] = useState<OwnDetails>({})

  useEffect(() => {
    let current = true
    async function load() {
      const found = await readOwnDetails(user)
      if (!current) return
      setDetails(found)
      for (const [path, own] of ownPaths(definition)) {
        const text = found[own] ?? ''
        if (text !== '' && form.getValues(path) === '') fill(path, text)
      }
    }
    // If the device cannot be read, nothing is filled in.
    load().catch(() => undefined)
    return () => {
      current = false
    }
  }, [user, definition, form, fill])

  useEffect(() => {
    const paths = new Map<string, OwnDetail>(ownPaths(definition))
    return form.subscribe({
      formState: { values: true },
      callback: ({ name = '' }) => {
        const own = paths.get(name)
        const text: unknown = form.getValues(name as GrantPath)
        if (own === undefined || typeof text !== 'string') return
        keepOwnDetail(user.id, own, text.trim()).catch(() => undefined)
      },
    })
  }, [user, definition, form])

  return details
}

/** The application's own fields that the profile can answer. */
function ownPaths(definition: GrantForm) {
  return definition.sections
    .filter(({ kind }) => kind === 'fields')
    .flatMap(({ fields }) =>
      fields.flatMap(({ name, own }) =>
        own === undefined ? [] : [[`fields.${name}`, own] as const],
      ),
    )
}
