import { useEffect, useState } from 'react'
import { changeSetting, readSetting } from '../../../storage/settings/settings'
import { useWide } from '../../../ui/screen/useWide'

/** How a form is shown: step by step, or on one page where the screen is wide. */
export type FormView = 'steps' | 'one-page'

const key = 'form-view'

/** The person's choice of view, undefined until it is read; on a phone always in steps. */
export function useFormView(userId: string): [FormView | undefined, (view: FormView) => void] {
  const wide = useWide()
  const [chosen, setChosen] = useState<FormView>()

  useEffect(() => {
    let current = true
    const show = (view: FormView) => current && setChosen(view)
    readSetting<unknown>(userId, key).then(
      (view) => show(view === 'one-page' ? view : 'steps'),
      () => show('steps'),
    )
    return () => {
      current = false
    }
  }, [userId])

  return [
    wide ? chosen : 'steps',
    (view) => {
      setChosen(view)
      // If the device refuses, the choice lasts until the page is left; nothing more can be done.
      changeSetting<FormView>(userId, key, () => view).catch(() => undefined)
    },
  ]
}
