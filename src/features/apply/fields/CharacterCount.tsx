import { countCharacters } from '../../../lib/characters'
import { useApply } from '../ApplyContext'
import { applyCopy as copy } from '../copy'
import type { GrantPath } from '../paths'
import { useFormValue } from '../useFormValue'

/** The current length of a text beside the length that its hint asks for; nothing is enforced (spec §5). */
export function CharacterCount({ path, aim }: { path: GrantPath; aim: number }) {
  const { answers } = useApply()
  const text = useFormValue(answers, () =>
    copy.counted(countCharacters(answers.getValues(path).trim()), aim),
  )
  return <p className="mt-1 text-sm text-muted">{text}</p>
}
