import type { Field, OwnDetail } from '../../../domain/grant-form/grantForm'
import { PlainEmailField } from '../../../ui/fields/PlainEmailField'
import { SelectField } from '../../../ui/fields/SelectField'
import { TextAreaField } from '../../../ui/fields/TextAreaField'
import { TextField } from '../../../ui/fields/TextField'
import { useApply } from '../ApplyContext'
import { applyCopy as copy } from '../copy'
import type { GrantPath } from '../paths'
import { CharacterCount } from './CharacterCount'
import { FileField } from './FileField'
import { FromProfile } from './FromProfile'
import { YesNoField } from './YesNoField'

/** What the browser may fill in about the applicant. */
const autoComplete: Partial<Record<OwnDetail, string>> = {
  name: 'name',
  email: 'email',
  mobile: 'tel',
  institution: 'organization',
}

/** One field of a grant form, by kind. Its id is its path, so that the error summary can link to it. */
export function GrantField({
  field,
  path,
  own = field.own,
}: {
  field: Field
  path: GrantPath
  /** The applicant's detail that answers it; null when the field is about somebody else. */
  own?: OwnDetail | null | undefined
}) {
  return (
    // After a key Chromium goes through all that the page shows, and through an isolated part only when
    // something in it has changed.
    <div className="isolate">
      <GrantInput field={field} path={path} own={own} />
      {field.kind === 'longText' && field.aim !== undefined && (
        <CharacterCount path={path} aim={field.aim} />
      )}
      {own && <FromProfile path={path} own={own} />}
    </div>
  )
}

function GrantInput({
  field,
  path,
  own,
}: {
  field: Field
  path: GrantPath
  own: OwnDetail | null | undefined
}) {
  const { answers, problems } = useApply()
  const shared = {
    id: path,
    label: field.label,
    hint: field.hint,
    error: problems.get(path),
    'aria-required': true,
    // In capitals: where it says 'off', Chrome has the keyboard of a phone suggest and correct no word.
    autoComplete: (own && autoComplete[own]) ?? 'OFF',
    ...answers.register(path),
  }
  switch (field.kind) {
    case 'file':
      return <FileField field={field} path={path} />
    case 'yesNo':
      return <YesNoField {...shared} />
    case 'longText':
      return <TextAreaField {...shared} />
    case 'select':
      return <SelectField {...shared} options={field.options} placeholder={copy.choose} />
    case 'number':
    case 'aadhaar':
      return (
        <TextField
          {...shared}
          // Not type=number, which drops invalid input: nothing typed may be lost.
          inputMode="numeric"
          // Complete ones are printed only where somebody asks for them (aadhaar-on-paper.md).
          className={field.kind === 'aadhaar' ? 'print:[-webkit-text-security:disc]' : undefined}
        />
      )
    case 'mobile':
      return <TextField {...shared} type="tel" />
    case 'email':
      return <PlainEmailField {...shared} />
    case 'text': {
      const { suggestions, capitals } = field
      const listId = suggestions && `${path}-suggestions`
      return (
        <>
          <TextField
            {...shared}
            list={listId}
            autoCapitalize={capitals}
            autoCorrect={capitals && 'off'}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          )}
        </>
      )
    }
  }
}
