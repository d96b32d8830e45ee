import type { Field } from '../../../domain/grant-form/grantForm'
import { SelectField } from '../../../ui/SelectField'
import { TextAreaField } from '../../../ui/TextAreaField'
import { TextField } from '../../../ui/TextField'
import { useApply } from '../ApplyContext'
import { applyCopy as copy } from '../copy'
import type { GrantPath } from '../paths'
import { FileField } from './FileField'
import { YesNoField } from './YesNoField'

/** One field of a grant form, by its kind. Its id is its path, so that the error summary can link to it. */
export function GrantField({ field, path }: { field: Field; path: string }) {
  const { form, problems } = useApply()
  const shared = {
    id: path,
    label: field.label,
    hint: field.hint,
    error: problems.get(path),
  }
  const registered = form.register(path as GrantPath)
  switch (field.kind) {
    case 'file':
      return <FileField field={field} path={path} />
    case 'yesNo':
      return <YesNoField {...shared} {...registered} />
    case 'longText':
      return <TextAreaField {...shared} {...registered} />
    case 'select':
      return (
        <SelectField
          {...shared}
          {...registered}
          options={field.options}
          placeholder={copy.choose}
        />
      )
    case 'number':
      // Not type=number: it throws away what is typed wrong, and nothing typed may be lost.
      return <TextField {...shared} {...registered} inputMode="numeric" autoComplete="off" />
    case 'aadhaar':
      return <TextField {...shared} {...registered} inputMode="numeric" autoComplete="off" />
    case 'mobile':
      return (
        <TextField {...shared} {...registered} type="tel" inputMode="numeric" autoComplete="off" />
      )
    case 'email':
      return (
        <TextField
          {...shared}
          {...registered}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
        />
      )
    case 'text': {
      const listId = field.suggestions === undefined ? undefined : `${path}-suggestions`
      return (
        <>
          <TextField {...shared} {...registered} list={listId} autoComplete="off" />
          {listId !== undefined && (
            <datalist id={listId}>
              {field.suggestions?.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          )}
        </>
      )
    }
  }
}
