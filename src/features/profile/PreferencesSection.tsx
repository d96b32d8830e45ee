import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useHeldInput } from '../../pwa/useHeldInput'
import { Banner } from '../../ui/fields/Banner'
import { Button } from '../../ui/page/Button'
import { languageCopy } from '../../ui/page/languageCopy'
import { LanguageLinks } from '../../ui/page/LanguageLinks'
import { SourceNote } from '../../ui/page/SourceNote'
import { SwitchField } from '../../ui/switches/SwitchField'
import { preferencesCopy as copy } from './copy'
import type { Preference } from './preferences'
import { usePreferences } from './useProfile'

const groups: { title: string; toggles: Preference[] }[] = [
  { title: copy.notifications, toggles: ['email', 'sms', 'weeklyDigest'] },
  { title: copy.privacy, toggles: ['profileVisible', 'showInstitution'] },
]

/** The five toggles of spec §2; saved on this device only. */
export function PreferencesSection({ userId, onSaved }: { userId: string; onSaved: () => void }) {
  const [preferences, keep] = usePreferences(userId)
  const { register, handleSubmit, formState } = useForm({
    values: preferences,
    // What another tab has saved is shown, but for what was switched here and is not saved yet.
    resetOptions: { keepDirtyValues: true },
  })
  useHeldInput(formState.isDirty)
  const [refused, setRefused] = useState(false)

  return (
    <form
      className="max-w-2xl space-y-8"
      onSubmit={(event) =>
        void handleSubmit(async (chosen) => {
          const kept = await keep(chosen)
          setRefused(!kept)
          if (kept) onSaved()
        })(event)
      }
    >
      {refused && <Banner tone="bad">{copy.notKept}</Banner>}
      <section>
        <h3 className="text-xl font-semibold">{languageCopy.title}</h3>
        <LanguageLinks />
      </section>
      {groups.map(({ title, toggles }) => (
        <fieldset key={title}>
          <legend className="text-xl font-semibold">{title}</legend>
          <div className="mt-2 ruled">
            {toggles.map((name) => (
              <SwitchField key={name} {...copy.toggles[name]} {...register(name)} />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-col items-start gap-3">
        <SourceNote source="device" text={copy.source} />
        <Button type="submit">{copy.save}</Button>
      </div>
    </form>
  )
}
